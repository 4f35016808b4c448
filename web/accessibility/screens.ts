import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'AccessibilityDeclaration',
    title: { fr: 'Déclaration d’accessibilité', en: 'Accessibility declaration' },
    path: '/v2/accessibilite',
    access: 'public',
    siteMap: 'information',
    load: () => import('./AccessibilityScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
