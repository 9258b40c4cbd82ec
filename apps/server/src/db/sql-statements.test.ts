import { describe, expect, test } from 'vitest'
import { sqlStatements } from './sql-statements.ts'

describe('команды миграции по одной', () => {
  test.each([
    ['точка с запятой в конце не нужна', 'select 1; select 2', ['select 1', 'select 2']],
    ['в строке', `insert into t values ('a;b', 'it''s;')`, [`insert into t values ('a;b', 'it''s;')`]],
    ['в имени', 'select 1 as "a;b"', ['select 1 as "a;b"']],
    [
      'в пояснении',
      '-- one; two\nselect 1; /* a; b */ select 2;',
      ['-- one; two\nselect 1', '/* a; b */ select 2'],
    ],
    ['в теле', 'do $$ begin a; end $$; select $b$;$$;$b$', ['do $$ begin a; end $$', 'select $b$;$$;$b$']],
    ['деление, вычитание и параметр', 'select 1 / 2 - 1; select $1', ['select 1 / 2 - 1', 'select $1']],
    ['одно пояснение', ' -- nothing\n;\n', []],
  ])('%s', (_name, text, statements) => {
    expect(sqlStatements(text)).toEqual(statements)
  })
})
