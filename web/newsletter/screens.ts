import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'NewsletterConfirmation',
    title: { fr: 'Confirmer mon abonnement', en: 'Confirm my subscription' },
    path: '/v2/lettre-d-information/confirmer',
    access: 'public',
    load: () => import('./ConfirmationScreen.tsx'),
  },
  {
    name: 'NewsletterDeparture',
    title: { fr: 'Mettre fin à mon abonnement', en: 'End my subscription' },
    path: '/v2/lettre-d-information/quitter',
    access: 'public',
    load: () => import('./DepartureScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
