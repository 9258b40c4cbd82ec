import { TRIAL_DAYS } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { CallLinks } from './call-links.tsx'
import styles from './hero.module.css'
import { LIBRARY_FORMS } from './library-size.ts'
import { NoteMark } from './note-mark.tsx'
import { OrderPaper } from './order-paper.tsx'

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{typeset('Документы по охране труда, готовые к подписи')}</h1>
        <p className={styles.lead}>
          {typeset(
            'Внесите данные компании один раз. Сервис составит приказы, положения и журналы, рассчитает сроки инструктажей, обучения и медосмотров и покажет, что пора сделать.',
          )}
        </p>
        <CallLinks />
        <dl className={styles.facts}>
          <div>
            <dt>
              {typeset(`более ${LIBRARY_FORMS}`)}
              <NoteMark note="library" />
            </dt>
            <dd>{typeset('форм и шаблонов в библиотеке')}</dd>
          </div>
          <div>
            <dt>
              {typeset('0 ₽')}
              <NoteMark note="trial" />
            </dt>
            <dd>{typeset(`первые ${TRIAL_DAYS} дней бесплатно`)}</dd>
          </div>
        </dl>
      </div>
      <OrderPaper />
    </section>
  )
}
