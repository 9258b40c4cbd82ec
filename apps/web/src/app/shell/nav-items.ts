import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { paths } from '../../lib/paths.ts'

/** The main sections; `area` is the beginning of the addresses that belong to one. */
export const NAV_ITEMS = [
  { address: paths.documents, area: '/company', label: 'Документы', Icon: IconFileText },
  { address: paths.employees, area: '/employees', label: 'Работники', Icon: IconUsers },
  { address: paths.settings, area: '/settings', label: 'Настройки', Icon: IconSettings },
  { address: paths.news, area: '/news', label: 'Новости', Icon: IconNews },
  { address: paths.notifications, area: '/notifications', label: 'Уведомления', Icon: IconBell },
] as const
