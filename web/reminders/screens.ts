import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ReminderChoice',
    title: { fr: 'Choisir mes rappels', en: 'Choose my reminders' },
    path: '/v2/rappels/choisir',
    access: 'public',
    load: () => import('./ReminderChoiceScreen.tsx'),
  },
  {
    name: 'MonthPointChoice',
    title: { fr: 'Choisir mon point du mois', en: 'Choose my point of the month' },
    path: '/v2/point-du-mois/choisir',
    access: 'public',
    load: () => import('./MonthPointChoiceScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
