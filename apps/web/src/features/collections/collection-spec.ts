import type { ListKey } from '@ot/domain'
import type { ReactNode } from 'react'
import type { SchemaResult } from '../../lib/form/schema.ts'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import type { FieldTable } from '../../ui/form/field-table.tsx'
import type { TextSpec, WireValue } from '../../ui/form/text-spec.ts'
import type { HideableColumn } from '../../ui/list-view/list-address.ts'
import type { KeptRecord, RecordCalls } from './api/record-calls.ts'

export type CollectionRow<Field extends string> = KeptRecord & Readonly<Record<Field, WireValue>>

/** As they stand in a form. */
export type RecordValues<Field extends string> = Record<Field, string>

export interface RecordColumn<Row> extends HideableColumn {
  cell: (row: Row) => ReactNode
  /** On a phone it is read in the record itself, which whoever may change it opens by its name. */
  isInRecord?: boolean
}

/** All that a page, a form and a question need to know of one collection. */
export interface CollectionSpec<
  Field extends string,
  Fields extends object,
  Row extends CollectionRow<Field>,
> {
  words: {
    /** What the company is asked for first. */
    purpose: string
    lead: string
    empty: string
    add: string
    gone: string
    /** The record in the title of its dialog. */
    one: string
    /** Over the names of the records; they are called so by themselves when absent. */
    head?: string
    /** What its deletion means. */
    removal?: string
  }
  fields: readonly Field[]
  specs: Readonly<Record<Field, TextSpec>>
  /** Of a new one. */
  opening: Partial<RecordValues<Field>>
  schema: {
    readonly '~standard': {
      readonly validate: (value: unknown) => SchemaResult<Fields> | Promise<SchemaResult<Fields>>
    }
  }
  calls: RecordCalls<Fields, Row>
  nameOf: (row: Row) => string
  /** Beside the name. */
  columns: readonly RecordColumn<Row>[]
  /** Rows of the form that are more than a control. */
  ownRows?: (about: OwnRows<Field>) => Partial<Record<Field, ReactNode>>
}

/** What a record says of itself: records are chosen by it, and may stand together by it. */
export interface RecordTrait<Row> {
  /** In the address: it does not change. */
  key: string
  label: string
  /** Of the choice that takes every record; absent: records are not chosen by it. */
  any?: string
  /** Of the choice by which records stand together; absent: they do not. */
  together?: string
  of: (row: Row) => TraitValue
}

export interface TraitValue {
  /** In the address. */
  value: string
  label: string
}

/** What a page of a collection has above its rows. */
export interface CollectionList<Row> {
  key: ListKey
  placeholder: string
  /** Among which the search looks. */
  searched: (row: Row) => readonly (string | null)[]
  traits: readonly RecordTrait<Row>[]
}

/** With a page of its own. */
export interface ListedCollection<
  Field extends string,
  Fields extends object,
  Row extends CollectionRow<Field>,
> extends CollectionSpec<Field, Fields, Row> {
  list: CollectionList<Row>
}

export interface OwnRows<Field extends string> {
  form: ContractForm<RecordValues<Field>>
  table: FieldTable<RecordValues<Field>>
  prefix: string
  today: string
}
