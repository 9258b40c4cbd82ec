import type { FieldError } from '@ot/contract'
import type { Subscription } from '@ot/domain'
import { Invalid } from '../../foundation/errors.ts'
import type { ProposalGroup } from './group-proposals.ts'
import { standingOutcome } from './present.ts'

/** `accept` and `decline` name keys; both absent: all that hangs on no condition and the tariff includes. */
export type ChosenKeys = {
  accept?: readonly string[] | undefined
  decline?: readonly { key: string; note: string }[] | undefined
}

export type ChosenProposals = {
  accepted: ProposalGroup[]
  declined: { group: ProposalGroup; note: string }[]
  /** Neither taken nor struck out by this call. */
  left: ProposalGroup[]
}

export function chooseProposals(
  groups: readonly ProposalGroup[],
  choice: ChosenKeys,
  subscription: Subscription,
): ChosenProposals {
  if (choice.accept === undefined && choice.decline === undefined) return unconditional(groups, subscription)
  const byKey = new Map(groups.map((group) => [group.key, group]))
  const accept = [...new Set(choice.accept)]
  const decline = new Map((choice.decline ?? []).map(({ key, note }) => [key, note]))
  refuseUnknown(byKey, accept, [...decline.keys()])
  const isNamed = ({ key }: ProposalGroup) => decline.has(key) || accept.includes(key)
  return {
    accepted: accept.flatMap((key) => byKey.get(key) ?? []),
    declined: [...decline].flatMap(([key, note]) => {
      const group = byKey.get(key)
      return group === undefined ? [] : [{ group, note }]
    }),
    left: groups.filter((group) => !isNamed(group)),
  }
}

/** What the tariff leaves out stays where it is, and the answer says so. */
function unconditional(groups: readonly ProposalGroup[], subscription: Subscription): ChosenProposals {
  const isTaken = (group: ProposalGroup) => {
    const [{ obligation }] = group.members
    if (obligation.action !== 'add' || obligation.condition !== null) return false
    return standingOutcome(group, subscription) === 'proposed'
  }
  return { accepted: groups.filter(isTaken), declined: [], left: groups.filter((group) => !isTaken(group)) }
}

function refuseUnknown(
  byKey: ReadonlyMap<string, ProposalGroup>,
  accept: readonly string[],
  decline: readonly string[],
): void {
  const errors: FieldError[] = [
    ...accept.flatMap((key, index) => (byKey.has(key) ? [] : [unknownKey(`accept.${index}`)])),
    ...decline.flatMap((key, index) => (byKey.has(key) ? [] : [unknownKey(`decline.${index}.key`)])),
    ...decline.flatMap((key, index) =>
      accept.includes(key)
        ? [{ field: `decline.${index}.key`, message: 'Предложение и принято, и отклонено сразу' }]
        : [],
    ),
  ]
  if (errors.length > 0) throw new Invalid(errors)
}

function unknownKey(field: string): FieldError {
  return { field, message: 'Такого предложения нет или его уже приняли: обновите список' }
}
