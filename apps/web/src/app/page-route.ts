import type { Page } from '@ot/domain'
import { type AnyRoute, createRoute, type lazyRouteComponent } from '@tanstack/react-router'

/** The route of a page: its address and its title stand in the table of pages. */
export function pageRoute<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  { path, title }: Page<Path>,
  component: ReturnType<typeof lazyRouteComponent>,
) {
  return createRoute({ getParentRoute: () => parent, path, staticData: { title }, component })
}
