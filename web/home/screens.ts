import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'Home',
    title: { fr: 'Accueil', en: 'Home' },
    path: '/',
    access: 'public',
    load: () => import('./HomeScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
