import { safetyRule } from './safety-rule.ts'

const LIST_OF_ACTS =
  'https://github.com/skritosss/procedra-industrial-ai/blob/b9d9a4a89892388e1745ac7e6e46d72e6e4ad385/app/evaluation/regulatory.py'
const ORDERS_OF_A_BUILDER =
  'https://github.com/indeloper/erp-shift/blob/9ad24738bb5bb0e6ea8b450df3ac77b9a4832a78/database/migrations/archive/2022_08_22_110550_add_tables_for_labor_safety_mode.php'
const KINDS_OF_PERMITS =
  'https://github.com/aiprocadm/prt_ot_doc/blob/ef36327798e4b402214977539cd97feae4ac6a9b/backend/app/domains/work_permits/profiles.py'

/** Rules of labour protection for works that are met in many sectors. */
export const SAFETY_RULES_OF_WORKS = [
  safetyRule({
    id: 'mt-753n',
    number: '753н',
    date: '28.10.2020',
    rules: 'Правил по охране труда при погрузочно-разгрузочных работах и размещении грузов',
    term: 'named',
    sources: [
      'https://ru.scribd.com/document/561881918',
      'https://mm94.ru/vocabulary/p/pogruzochno-razgruzochnye-raboty-prr/',
    ],
  }),
  safetyRule({
    id: 'mt-776n-2020',
    number: '776н',
    date: '12.11.2020',
    rules: 'Правил по охране труда при нанесении металлопокрытий',
    term: 'assumed',
    sources: [],
  }),
  safetyRule({
    id: 'mt-782n',
    number: '782н',
    date: '16.11.2020',
    rules: 'Правил по охране труда при работе на высоте',
    term: 'named',
    sources: [
      'https://docs.cntd.ru/document/499087789/titles/8PK0LS',
      'https://alpindustria.pro/blog/novye-pravila-2021.html',
    ],
  }),
  safetyRule({
    id: 'mt-814n',
    number: '814н',
    date: '18.11.2020',
    rules: 'Правил по охране труда при эксплуатации промышленного транспорта',
    term: 'assumed',
    sources: [
      'https://tekhpromnadzor.com/news/ohrana-truda1/utverzhdeny-pravila-po-ohrane-truda-pri-ekspluatacii-promyshlennogo-transporta.html',
    ],
  }),
  safetyRule({
    id: 'mt-833n',
    number: '833н',
    date: '27.11.2020',
    rules:
      'Правил по охране труда при размещении, монтаже, техническом обслуживании и ремонте технологического оборудования',
    term: 'assumed',
    sources: ['https://docs.cntd.ru/document/420365226/titles/6560IO', LIST_OF_ACTS],
  }),
  safetyRule({
    id: 'mt-834n',
    number: '834н',
    date: '27.11.2020',
    rules:
      'Правил по охране труда при использовании отдельных видов химических веществ и материалов, при химической чистке, стирке, обеззараживании и дезактивации',
    term: 'assumed',
    sources: [],
  }),
  safetyRule({
    id: 'mt-835n',
    number: '835н',
    date: '27.11.2020',
    rules: 'Правил по охране труда при работе с инструментом и приспособлениями',
    term: 'assumed',
    sources: ['https://ru.scribd.com/document/517004798', ORDERS_OF_A_BUILDER],
  }),
  safetyRule({
    id: 'mt-849n',
    number: '849н',
    date: '02.12.2020',
    rules: 'Правил по охране труда при выполнении окрасочных работ',
    term: 'assumed',
    sources: [],
  }),
  safetyRule({
    id: 'mt-884n',
    number: '884н',
    date: '11.12.2020',
    rules: 'Правил по охране труда при выполнении электросварочных и газосварочных работ',
    term: 'named',
    sources: [ORDERS_OF_A_BUILDER],
  }),
  safetyRule({
    id: 'mt-887n',
    number: '887н',
    date: '11.12.2020',
    rules: 'Правил по охране труда при обработке металлов',
    term: 'assumed',
    sources: [],
  }),
  safetyRule({
    id: 'mt-902n',
    number: '902н',
    date: '15.12.2020',
    rules: 'Правил по охране труда при работе в ограниченных и замкнутых пространствах',
    validFrom: '2021-03-01',
    term: 'named',
    sources: ['https://proatkarsk64.ru/CityArticles.aspx?articleid=13849', KINDS_OF_PERMITS],
  }),
  safetyRule({
    id: 'mt-903n',
    number: '903н',
    date: '15.12.2020',
    rules: 'Правил по охране труда при эксплуатации электроустановок',
    term: 'named',
    sources: [
      'https://normativ-ka.ru/product/%D0%BF%D1%80%D0%B8%D0%BA%D0%B0%D0%B7-n-903%D0%BD/',
      'https://ao-journal.ru/kb/books/trudovoe-pravo/page/prikaz-mintruda-rossii-ot-29042022-n-279n-o-vnesenii-izmenenii-v-pravila-po-oxrane-truda-pri-ekspluatacii-elektroustanovok-utverzdennye-prikazom-ministerstva-truda-i-socialnoi-zashhity-rf-ot-',
    ],
  }),
  safetyRule({
    id: 'mt-922n',
    number: '922н',
    date: '17.12.2020',
    rules: 'Правил по охране труда при проведении водолазных работ',
    term: 'assumed',
    sources: [
      'https://cyberleninka.ru/article/n/riskorientirovannyy-podhod-i-pravila-po-ohrane-truda-pri-provedenii-vodolaznyh-rabot',
    ],
  }),
  safetyRule({
    id: 'mt-924n',
    number: '924н',
    date: '17.12.2020',
    rules: 'Правил по охране труда при эксплуатации объектов теплоснабжения и теплопотребляющих установок',
    term: 'named',
    sources: [
      'https://base.garant.ru/400164872/',
      'http://proatkarsk64.ru/CityArticles.aspx?articleid=13851',
    ],
  }),
] as const
