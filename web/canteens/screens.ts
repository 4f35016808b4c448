import type { ScreenFacts } from '../app/screen.ts'

const canteen = ':canteenUrlComponent'

export const screens = [
  {
    name: 'CanteenDeletion',
    title: { fr: 'Supprimer ma cantine', en: 'Delete my canteen' },
    path: `/modifier-ma-cantine/${canteen}/supprimer`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./deletion/DeletionScreen.tsx'),
  },
  {
    name: 'CanteenHistory',
    title: { fr: 'L’historique de ma cantine', en: 'The history of my canteen' },
    path: `/modifier-ma-cantine/${canteen}/historique`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./history/HistoryScreen.tsx'),
  },
  {
    name: 'CanteenManagers',
    title: { fr: 'Les gestionnaires de ma cantine', en: 'The managers of my canteen' },
    path: `/modifier-ma-cantine/${canteen}/gestionnaires`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./team/TeamScreen.tsx'),
  },
  {
    name: 'SatelliteManagement',
    title: { fr: 'Mes cantines satellites', en: 'My satellite canteens' },
    path: `/modifier-ma-cantine/${canteen}/satellites`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./satellites/SatellitesScreen.tsx'),
  },
  {
    name: 'GroupConversion',
    title: { fr: 'Conversion en groupe', en: 'Conversion into a group' },
    path: `/modifier-ma-cantine/${canteen}/groupe`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./groups/ConversionScreen.tsx'),
  },
  {
    name: 'CanteenCreation',
    title: { fr: 'Ajouter une cantine', en: 'Add a canteen' },
    path: '/v2/ajouter-une-cantine',
    access: 'user',
    load: () => import('./form/CanteenCreationScreen.tsx'),
    siteMap: 'improve',
    breadcrumbs: ['ManagementPage'],
  },
  {
    name: 'GroupCreation',
    title: { fr: 'Créer un groupe de cantines', en: 'Create a group of canteens' },
    path: '/v2/creer-un-groupe',
    access: 'user',
    load: () => import('./form/GroupCreationScreen.tsx'),
    siteMap: 'improve',
    breadcrumbs: ['ManagementPage'],
  },
  {
    name: 'CanteenModification',
    title: { fr: 'Modifier mon établissement', en: 'Edit my establishment' },
    path: `/v2/modifier-ma-cantine/${canteen}/etablissement`,
    access: 'user',
    load: () => import('./form/CanteenModificationScreen.tsx'),
    breadcrumbs: ['ManagementPage', 'canteen'],
  },
] as const satisfies readonly ScreenFacts[]
