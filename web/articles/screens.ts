import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'BlogsHome',
    title: { fr: 'Blog', en: 'Blog' },
    path: '/blog',
    access: 'public',
    siteMap: 'laws',
    load: () => import('./BlogScreen.tsx'),
  },
  {
    name: 'BlogPage',
    title: { fr: 'Article du blog', en: 'Blog article' },
    path: '/blog/:id',
    access: 'public',
    breadcrumbs: ['BlogsHome'],
    load: () => import('./ArticleScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
