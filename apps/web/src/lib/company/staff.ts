import type { Department } from '@ot/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, rememberAnswer } from '../api.ts'
import type { CallOptions } from '../http/request.ts'
import { LOAD_FAILURE, type Load } from '../load.ts'

/** As they are stored now. */
export function readDepartments(companyId: number, options?: CallOptions): Promise<Department[]> {
  return call('GET /api/employee-groups', { query: { companyId } }, options)
}

export function departmentsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['departments', companyId],
    queryFn: async ({ signal }) => {
      const departments = await readDepartments(companyId, { signal })
      rememberAnswer('departments', departments)
      return departments
    },
  })
}

/** The departments as a link of the chain that a page waits for; 0: it is not known yet whose. */
export function useDepartments(companyId: number): Load<readonly Department[]> {
  const { data, error, refetch } = useQuery({ ...departmentsQuery(companyId), enabled: companyId > 0 })
  return { data, error, refetch, failure: LOAD_FAILURE }
}

/** Those who work here now. */
export function employeesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['employees', companyId],
    queryFn: async ({ signal }) => {
      const employees = await call('GET /api/employees', { query: { companyId } }, { signal })
      // Personal data stay out of the browser's storage: only who there is and as what.
      const known = employees.map(({ id, lastName, firstName, fatherName, position }) => ({
        id,
        name: [lastName, firstName, fatherName].join(' ').trim(),
        position: position.name,
      }))
      rememberAnswer('employees', known)
      return employees
    },
  })
}

/**
 * All who have ever worked here, those dismissed too: under the key of those who work here now, so that whatever makes that list
 * stale makes this one stale too.
 */
export function everybodyQuery(companyId: number) {
  return queryOptions({
    queryKey: [...employeesQuery(companyId).queryKey, 'dismissed'],
    queryFn: ({ signal }) =>
      call('GET /api/employees', { query: { companyId, dismissed: 'true' } }, { signal }),
  })
}
