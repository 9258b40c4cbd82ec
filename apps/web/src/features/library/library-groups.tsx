import type { CATALOGUE } from 'virtual:library-catalogue'
import { PAGES, TRIAL_DAYS } from '@ot/domain'
import { type RefObject, useEffect, useRef } from 'react'
import { libraryTitleId } from '../../lib/library-address.ts'
import { typeset } from '../../lib/typeset.ts'
import { PublicSheet } from '../../ui/public-sheet.tsx'
import styles from './library-groups.module.css'

export function LibraryGroups({ groups }: { groups: readonly CatalogueGroup[] }) {
  const place = useRef<HTMLDivElement>(null)
  useOpenTarget(place)
  const total = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  return (
    <PublicSheet
      isWide
      title="Шаблоны документов"
      lead={
        <>
          {typeset(
            `Шаблонов в библиотеке — ${total}: приказы, положения, инструкции, журналы, программы, бланки. Названия — целиком, по одному образцу в каждой группе — с данными выдуманной организации. Со своими данными документы заполняются после регистрации, первые ${TRIAL_DAYS} дней бесплатно. `,
          )}
          <a href={PAGES.register.path}>Зарегистрироваться</a>
        </>
      }
    >
      <nav aria-label="Группы шаблонов">
        <ul className={styles.contents}>
          {groups.map(({ id, title, templates }) => (
            <li key={id}>
              <a href={`#${id}`}>{typeset(title)}</a>
              <span>{templates.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={place}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </PublicSheet>
  )
}

function Group({ group: { id, title, templates, sample } }: { group: CatalogueGroup }) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{typeset(title)}</h2>
      <details>
        <summary>Все названия: {templates.length}</summary>
        <ul className={styles.titles}>
          {templates.map((name, place) => (
            <li key={name} id={libraryTitleId(id, place)}>
              {typeset(name)}
            </li>
          ))}
        </ul>
      </details>
      {sample !== null && <Sample sample={sample} />}
    </section>
  )
}

function Sample({ sample: { title, lines } }: { sample: NonNullable<CatalogueGroup['sample']> }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{typeset(`Образец: ${title}`)}</figcaption>
      <div className={styles.paper} data-paper>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper repeat, and their order never changes
          <p key={index}>{typeset(line)}</p>
        ))}
      </div>
    </figure>
  )
}

type CatalogueGroup = (typeof CATALOGUE)[number]

/** A title inside a folded group can only be shown when its group is open; not every browser opens it by itself. */
function useOpenTarget(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function open() {
      const id = decodeURIComponent(window.location.hash.slice(1))
      const target = [...(place.current?.querySelectorAll('details [id]') ?? [])].find((one) => one.id === id)
      const group = target?.closest('details')
      if (target === undefined || group === null || group === undefined) return
      group.open = true
      target.scrollIntoView({ block: 'center' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [place])
}
