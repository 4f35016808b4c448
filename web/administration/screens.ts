import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'Administration',
    title: { fr: 'Administration', en: 'Administration' },
    path: '/administration',
    access: 'staff',
    load: () => import('./AdministrationScreen.tsx'),
  },
  {
    name: 'AdministeredAccounts',
    title: { fr: 'Tous les comptes', en: 'All accounts' },
    path: '/administration/comptes',
    access: 'staff',
    breadcrumbs: ['Administration'],
    load: () => import('./accounts/AccountsScreen.tsx'),
  },
  {
    name: 'AdministeredAccount',
    title: { fr: 'Un compte', en: 'An account' },
    path: '/administration/comptes/:accountId',
    access: 'staff',
    breadcrumbs: ['Administration', 'AdministeredAccounts'],
    load: () => import('./accounts/AccountScreen.tsx'),
  },
  {
    name: 'AdministeredCanteens',
    title: { fr: 'Toutes les cantines', en: 'All canteens' },
    path: '/administration/cantines',
    access: 'staff',
    breadcrumbs: ['Administration'],
    load: () => import('./canteens/CanteensScreen.tsx'),
  },
  {
    name: 'AdministeredCanteen',
    title: { fr: 'Une cantine', en: 'A canteen' },
    path: '/administration/cantines/:canteenId',
    access: 'staff',
    breadcrumbs: ['Administration', 'AdministeredCanteens'],
    load: () => import('./canteens/CanteenScreen.tsx'),
  },
  {
    name: 'Incidents',
    title: { fr: 'Ce qui a échoué', en: 'What failed' },
    path: '/administration/incidents',
    access: 'staff',
    breadcrumbs: ['Administration'],
    load: () => import('./IncidentsScreen.tsx'),
  },
  {
    name: 'StaffActs',
    title: { fr: 'Journal des actes', en: 'Journal of acts' },
    path: '/administration/actes',
    access: 'staff',
    breadcrumbs: ['Administration'],
    load: () => import('./acts/ActsScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
