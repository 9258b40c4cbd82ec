import { PAGES } from '@ot/domain'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

/** The main sections; the addresses of one begin with its own. */
export const NAV_ITEMS = [
  { address: PAGES.documents.path, label: PAGES.documents.title, Icon: IconFileText },
  {
    address: PAGES.employees.path,

    label: PAGES.employees.title,
    Icon: IconUsers,
  },
  {
    address: PAGES.settings.path,

    label: PAGES.settings.title,
    Icon: IconSettings,
  },
  { address: PAGES.news.path, label: PAGES.news.title, Icon: IconNews },
  { address: PAGES.notifications.path, label: 'Уведомления', Icon: IconBell },
] as const
