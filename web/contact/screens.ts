import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ContactPage',
    title: { fr: 'Nous contacter', en: 'Contact us' },
    path: '/v2/contact',
    access: 'public',
    siteMap: 'information',
    load: () => import('./ContactScreen.tsx'),
  },
  {
    name: 'MessageDecisionPage',
    title: { fr: 'Relire un message à une cantine', en: 'Read a message to a canteen' },
    path: '/v2/messages-aux-cantines',
    access: 'public',
    isUnlisted: true,
    load: () => import('./MessageDecisionScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
