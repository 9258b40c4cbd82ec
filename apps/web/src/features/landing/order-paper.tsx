import { typeset } from '../../lib/typeset.ts'
import styles from './order-paper.module.css'

const ACQUAINTED = ['О. И. Воронцова', 'С. П. Данилов']

/** A box of its own for each: in a row a bare mark would stretch to the height of the row. */
function Filled({ children }: { children: string }) {
  return (
    <span>
      <mark>{typeset(children)}</mark>
    </span>
  )
}

function OrderHead() {
  return (
    <>
      <p className={styles.organisation}>
        <Filled>Общество с ограниченной ответственностью «Северный склад»</Filled>
      </p>
      <p className={styles.kind}>ПРИКАЗ</p>
      <p className={styles.line}>
        <Filled>5 октября 2026 г.</Filled>
        <Filled>№ 12-ОТ</Filled>
      </p>
      <p className={styles.place}>
        <Filled>г. Ярославль</Filled>
      </p>
      <p className={styles.subject}>
        {typeset('О назначении ответственного')}
        <br />
        {typeset('за охрану труда')}
      </p>
    </>
  )
}

function OrderText() {
  return (
    <>
      <p className={styles.indented}>
        {typeset('В соответствии со статьями 214 и 223 Трудового кодекса Российской Федерации')}
      </p>
      <p>ПРИКАЗЫВАЮ:</p>
      <p className={styles.indented}>
        {typeset('1. Назначить ответственным за охрану труда ')}
        <Filled>начальника склада Воронцову Ольгу Игоревну</Filled>.
      </p>
      <p className={styles.indented}>
        {typeset('2. На время отсутствия ')}
        <Filled>Воронцовой О. И.</Filled>
        {typeset(' возложить её обязанности на ')}
        <Filled>кладовщика Данилова Сергея Петровича</Filled>.
      </p>
      <p className={styles.indented}>{typeset('3. Контроль за исполнением приказа оставляю за собой.')}</p>
    </>
  )
}

function OrderSignatures() {
  return (
    <>
      <p className={styles.signature}>
        <Filled>Директор</Filled>
        <span className={styles.rule} />
        <Filled>П. А. Лебедев</Filled>
      </p>
      <p className={styles.acquainted}>С приказом ознакомлены:</p>
      {ACQUAINTED.map((name) => (
        <p key={name} className={styles.signature}>
          <Filled>{name}</Filled>
          <span className={styles.rule} />
          <span className={styles.day}>«___» ______ 2026 г.</span>
        </p>
      ))}
    </>
  )
}

/** A sample of what the service makes, set as the paper itself is set; the names are invented. */
export function OrderPaper() {
  return (
    <figure className={styles.figure}>
      <div className={styles.paper} data-paper>
        <OrderHead />
        <OrderText />
        <OrderSignatures />
      </div>
      <figcaption>
        <span className={styles.key} />
        {typeset(
          'Выделено то, что подставил сервис: реквизиты, дата, номер, фамилии и должности в нужном падеже.',
        )}
      </figcaption>
    </figure>
  )
}
