import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The page of one employee, a tab an address, and the form for a new one. */
export function employeeRoutes<Parent extends AnyRoute>(parent: Parent) {
  const employee = createRoute({
    getParentRoute: () => parent,
    path: '/employees/:{$employeeId}',
    component: lazyRouteComponent(() => import('./employee-page.tsx'), 'EmployeePage'),
  })
  const tab = <const Path extends string>(path: Path, title: string, component: TabComponent) =>
    createRoute({ getParentRoute: () => employee, path, staticData: { title }, component })

  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/employees/new',
      staticData: { title: 'Новый работник' },
      component: lazyRouteComponent(
        () => import('../features/employee/creation/new-employee-page.tsx'),
        'NewEmployeePage',
      ),
    }),
    employee.addChildren([
      tab(
        '/main',
        'ФИО',
        lazyRouteComponent(() => import('../features/employee/tabs/main-tab.tsx'), 'MainTab'),
      ),
      tab(
        '/position',
        'Должность',
        lazyRouteComponent(() => import('../features/employee/tabs/position-tab.tsx'), 'PositionTab'),
      ),
      tab(
        '/briefings',
        'Инструктажи',
        lazyRouteComponent(() => import('../features/sections/employee/briefings-tab.tsx'), 'BriefingsTab'),
      ),
      tab(
        '/instructions',
        'Инструкции',
        lazyRouteComponent(
          () => import('../features/sections/employee/instructions-tab.tsx'),
          'InstructionsTab',
        ),
      ),
      tab(
        '/training',
        'Обучение',
        lazyRouteComponent(() => import('../features/sections/employee/training-tab.tsx'), 'TrainingTab'),
      ),
      tab(
        '/medical-examinations',
        'Медосмотры',
        lazyRouteComponent(() => import('../features/sections/employee/medical-tab.tsx'), 'MedicalTab'),
      ),
      tab(
        '/ppe',
        'СИЗ',
        lazyRouteComponent(() => import('../features/sections/employee/ppe-tab.tsx'), 'PpeTab'),
      ),
      tab(
        '/sout',
        'СОУТ',
        lazyRouteComponent(() => import('../features/sections/employee/sout-tab.tsx'), 'SoutTab'),
      ),
      tab(
        '/risk',
        'Риски',
        lazyRouteComponent(() => import('../features/sections/employee/risk-tab.tsx'), 'RiskTab'),
      ),
    ]),
  ]
}

type TabComponent = ReturnType<typeof lazyRouteComponent>
