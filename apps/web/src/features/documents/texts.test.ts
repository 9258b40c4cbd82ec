import { describe, expect, test } from 'vitest'
import { inDocumentsText } from '../../lib/document-words.ts'
import { archiveContents, archiveProgress, wordOnlyText } from './texts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('Слова об архиве', () => {
  test.each([
    [1, 0, 'Готовим архив: 1 документ…'],
    [22, 0, 'Готовим архив: 22 документа…'],
    [30, 622_374, 'В архиве 30 документов, получено 608 КБ'],
    [21, 1, 'В архиве 21 документ, получено 1 КБ'],
    [400, 8_808_038, 'В архиве 400 документов, получено 8,4 МБ'],
  ])('%i документов, %i байт → «%s»', (papers, received, expected) => {
    expect(plain(archiveProgress('docx', papers, received))).toBe(expected)
  })

  test('один PDF называется файлом, а не архивом', () => {
    expect(plain(archiveProgress('one-pdf', 2, 0))).toBe('Готовим PDF: 2 документа…')
    const rows = archiveContents({ total: 1, ready: 0, lines: 0, blocked: 1, wordOnly: 0 }, 'one-pdf')
    expect(rows[0]?.label).toContain('на последней странице')
  })

  test.each([
    [2, 'в 2 документах'],
    [13, 'в 13 документах'],
    [21, 'в 21 документе'],
  ])('вопрос задан %i раз — «%s»', (count, expected) => {
    expect(plain(inDocumentsText(count))).toBe(expected)
  })

  test('названо только то, что в архиве есть', () => {
    const rows = archiveContents({ total: 27, ready: 2, lines: 25, blocked: 0, wordOnly: 0 }, 'docx')
    expect(rows.map(({ label, count }) => `${label}: ${plain(count)}`)).toEqual([
      'Готовы к печати: 2 документа',
      'С линиями для записи от руки: 25 документов',
    ])
  })

  test('о документах только в Word сказано, когда выбран PDF', () => {
    expect(wordOnlyText(2, 'docx')).toBeNull()
    expect(wordOnlyText(0, 'pdf')).toBeNull()
    expect(plain(wordOnlyText(2, 'one-pdf') ?? '')).toContain('По вашим шаблонам — 2 документа')
  })
})
