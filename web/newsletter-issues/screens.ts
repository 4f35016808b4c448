import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'NewsletterIssues',
    title: { fr: 'Infolettres', en: 'Newsletters' },
    path: '/redaction/infolettres',
    access: 'staff',
    breadcrumbs: ['WritingRoom'],
    load: () => import('./IssuesScreen.tsx'),
  },
  {
    name: 'NewsletterIssue',
    title: { fr: 'Une infolettre', en: 'A newsletter' },
    path: '/redaction/infolettres/:id',
    access: 'staff',
    breadcrumbs: ['WritingRoom', 'NewsletterIssues'],
    load: () => import('./IssueScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
