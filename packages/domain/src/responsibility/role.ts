import type { RoleTraining } from './role-training.ts'

export type RoleDefinition = {
  id: number
  /** In the tags of templates: `{ответственные.сиз.фио.дательный}`. */
  key: string
  name: string
  /** «исполняет обязанности …» */
  genitive: string
  /** What the page says of the training, in words. */
  educationType: string
  training: RoleTraining
}
