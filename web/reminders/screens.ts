import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ReminderChoice',
    title: { fr: 'Choisir mes rappels', en: 'Choose my reminders' },
    path: '/v2/rappels/choisir',
    access: 'public',
    load: () => import('./ReminderChoiceScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
