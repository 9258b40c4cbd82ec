import { trainingInProgrammes } from '../responsibility/role-training.ts'
import type { PersonFact } from './fact.ts'

function duty(fact: Omit<PersonFact, 'type' | 'theme' | 'role'>): PersonFact {
  return { type: 'person', theme: 'duties', ...fact }
}

/** Duties that papers name beside the five groups of persons in charge. */
export const DUTY_FACTS = {
  instructionDeveloper: duty({
    label: 'Разработчик инструкций по охране труда',
    question: 'Кто разрабатывает инструкции по охране труда?',
    like: ['labourProtection'],
  }),
  papersCompiler: duty({
    label: 'Составитель перечней и реестров по охране труда',
    question: 'Кто составляет перечни, реестры и отчёты по охране труда?',
    like: ['labourProtection'],
  }),
  hrOfficer: duty({
    label: 'Работник, ведущий кадровый учёт',
    question: 'Кто ведёт кадровый учёт?',
    holders: [/начальник отдела кадров/, /по кадрам|кадров/, /офис-менеджер|секретарь/, /бухгалтер/],
  }),
  payrollAccountant: duty({
    label: 'Работник, ведущий расчёт заработной платы',
    question: 'Кто рассчитывает заработную плату?',
    holders: [/бухгалтер по расчёту/, /главный бухгалтер/, /бухгалтер/],
  }),
  chiefAccountant: duty({
    label: 'Главный бухгалтер',
    question: 'Кто отвечает за оплату и финансирование мероприятий?',
    holders: [/главный бухгалтер/, /финансов\S* директор/, /бухгалтер/],
  }),
  productionHead: duty({
    label: 'Руководитель производства (эксплуатации)',
    question: 'Кто руководит производством, основной работой организации?',
    holders: [
      /технический директор|главный инженер/,
      /директор\S* по производству|заместитель (генерального )?директора/,
      /начальник цеха|управляющ|заведующ\S* магазином|шеф-повар/,
    ],
  }),
  facilityManager: duty({
    label: 'Ответственный за здания и оборудование',
    question: 'Кто отвечает за здания, ремонт и оборудование?',
    holders: [/главный механик/, /завхоз|заведующ\S* хозяйством|начальник ахо/, /офис-менеджер|управляющ/],
    like: ['productionHead'],
  }),
  purchaser: duty({
    label: 'Работник, отвечающий за закупки',
    question: 'Кто закупает СИЗ, аптечки, огнетушители?',
    holders: [/снабжени|закупк/, /завхоз|заведующ\S* хозяйством/, /офис-менеджер|управляющ|заведующ/],
    like: ['facilityManager'],
  }),
  storekeeper: duty({
    label: 'Работник, хранящий СИЗ и материалы',
    question: 'Кто хранит СИЗ и материалы?',
    holders: [/заведующ\S* складом/, /кладовщик/],
    like: ['ppeIssue'],
  }),
  trainingLecturer: duty({
    label: 'Кто ведёт занятия по охране труда',
    question: 'Кто ведёт занятия и готовит к проверке знания?',
    like: ['labourProtection'],
    training: trainingInProgrammes('general', 'methods', 'first-aid', 'ppe-use'),
  }),
  internshipLead: duty({
    label: 'Кто проводит стажировку',
    question: 'Кто проводит стажировку новых работников?',
    holders: [
      /мастер|бригадир|производитель работ/,
      /начальник (цеха|участка)|шеф-повар/,
      /управляющ|заведующ/,
    ],
    like: ['workplaceBriefing'],
  }),
  contractorCoordinator: duty({
    label: 'Ответственный за допуск подрядчиков',
    question: 'Кто допускает подрядчиков и следит за ними?',
    like: ['productionHead'],
  }),
  emergencyHead: duty({
    label: 'Руководитель действий при аварии',
    question: 'Кто руководит действиями при аварии?',
    like: ['productionHead'],
  }),
  emergencyDeputy: duty({
    label: 'Заместитель руководителя действий при аварии',
    question: 'Кто замещает руководителя действий при аварии?',
    like: ['facilityManager', 'labourProtection'],
    unlike: ['emergencyHead'],
  }),
  evacuationHead: duty({
    label: 'Руководитель эвакуации',
    question: 'Кто руководит эвакуацией и тренировками?',
    like: ['fireSafety'],
    training: trainingInProgrammes('fire-safety'),
  }),
  fireSafetyDeputy: duty({
    label: 'Замещающий ответственного за пожарную безопасность',
    question: 'Кто замещает ответственного за пожарную безопасность?',
    like: ['fireBriefing', 'labourProtection'],
    unlike: ['fireSafety'],
    training: trainingInProgrammes('fire-safety'),
  }),
  dutyAdministrator: duty({
    label: 'Дежурный администратор',
    question: 'Кто дежурит в зале и принимает посетителей?',
    holders: [
      /(?<!системный )администратор/,
      /управляющ|заведующ\S* (магазином|залом)/,
      /секретарь|офис-менеджер/,
    ],
  }),
  vehicleReleaser: duty({
    label: 'Ответственный за выпуск автомобилей на линию',
    question: 'Кто выпускает автомобили на линию?',
    holders: [/выпуск|механик гаража|начальник гаража/, /(?<!главный )механик/, /механик/],
    like: ['facilityManager'],
  }),
  roadSafety: duty({
    label: 'Ответственный за безопасность дорожного движения',
    question: 'Кто отвечает за безопасность дорожного движения?',
    holders: [/безопасност\S* движения|безопасност\S* дорожного/, /начальник гаража|главный механик/],
    like: ['vehicleReleaser'],
  }),
  loadingWorks: duty({
    label: 'Ответственный за погрузочно-разгрузочные работы',
    question: 'Кто руководит погрузкой и разгрузкой?',
    holders: [
      /заведующ\S* складом|начальник склада/,
      /производитель работ|мастер/,
      /кладовщик/,
      /заведующ|управляющ/,
    ],
    like: ['productionHead'],
  }),
  heightWorks: duty({
    label: 'Ответственный за работы на высоте',
    question: 'Кто отвечает за организацию работ на высоте?',
    holders: [/главный инженер|технический директор/, /производитель работ|прораб/],
    like: ['productionHead'],
  }),
  heightGear: duty({
    label: 'Ответственный за средства защиты от падения',
    question: 'Кто хранит и осматривает страховочные системы и лестницы?',
    like: ['ppeIssue'],
  }),
  hotWorks: duty({
    label: 'Ответственный за огневые работы',
    question: 'Кто отвечает за огневые работы и наряды-допуски на них?',
    like: ['productionHead'],
  }),
  confinedSpaceWorks: duty({
    label: 'Ответственный за работы в замкнутых пространствах',
    question: 'Кто отвечает за работы в колодцах, ёмкостях, резервуарах?',
    like: ['facilityManager'],
  }),
  hazardousWorks: duty({
    label: 'Ответственный за работы повышенной опасности',
    question: 'Кто отвечает за работы повышенной опасности?',
    like: ['productionHead'],
  }),
  liftingEquipment: duty({
    label: 'Ответственный за подъёмные сооружения',
    question: 'Кто отвечает за краны, подъёмники и стропы?',
    holders: [/главный механик|механик/],
    like: ['productionHead'],
  }),
  pressureEquipment: duty({
    label: 'Ответственный за оборудование под давлением',
    question: 'Кто отвечает за котлы, компрессоры, баллоны?',
    holders: [/главный механик|главный энергетик|механик/],
    like: ['facilityManager'],
  }),
  powerTools: duty({
    label: 'Ответственный за электроинструмент',
    question: 'Кто выдаёт и проверяет электроинструмент и ручной инструмент?',
    holders: [/инструментальщик|главный механик/, /кладовщик/],
    like: ['facilityManager'],
  }),
  hotWorkWatcher: duty({
    label: 'Наблюдающий за местом после огневых работ',
    question: 'Кто наблюдает за местом после огневых работ?',
    holders: [/мастер|бригадир/, /сторож|охранник/],
    like: ['workplaceBriefing'],
  }),
  roadSafetyDeputy: duty({
    label: 'Замещающий ответственного за безопасность движения',
    question: 'Кто замещает ответственного за безопасность дорожного движения?',
    holders: [/начальник гаража|диспетчер/, /механик/],
    like: ['facilityManager', 'labourProtection'],
    unlike: ['roadSafety'],
  }),
  waybillIssuer: duty({
    label: 'Выдаёт путевые листы',
    question: 'Кто оформляет и выдаёт путевые листы?',
    holders: [/диспетчер/],
    like: ['vehicleReleaser'],
  }),
  systemAdministrator: duty({
    label: 'Администратор информационных систем',
    question: 'Кто ведёт компьютеры и электронные системы?',
    holders: [/системный администратор|программист|информационн/],
    like: ['hrOfficer'],
  }),
} satisfies Record<string, PersonFact>
