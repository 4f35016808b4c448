import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'CommunityPage',
    title: { fr: 'Webinaires', en: 'Webinars' },
    path: '/communaute',
    access: 'public',
    siteMap: 'laws',
    load: () => import('./CommunityScreen.tsx'),
  },
  {
    name: 'VideoTutorial',
    title: { fr: 'Webinaire à revoir', en: 'Webinar to see again' },
    path: '/webinaires/:v',
    access: 'public',
    breadcrumbs: ['CommunityPage'],
    load: () => import('./VideoScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
