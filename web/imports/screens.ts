import { importLevels, levelSlugs } from '@ma-cantine/lib/imports/import-levels'
import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ImportSelection',
    title: { fr: 'Importer vos données', en: 'Import your data' },
    path: '/v2/importer-des-donnees',
    access: 'user',
    siteMap: 'diagnose',
    load: () => import('./ImportSelectionScreen.tsx'),
  },
  {
    name: 'ImportPurchases',
    title: { fr: 'Importer des achats', en: 'Import purchases' },
    path: '/v2/importer-des-donnees/achats',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./PurchasesImportScreen.tsx'),
  },
  {
    name: 'ImportRecap',
    title: { fr: 'Importer le récapitulatif d’un fournisseur', en: 'Import the recap of a supplier' },
    path: '/v2/importer-des-donnees/recapitulatif-fournisseur',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./RecapImportScreen.tsx'),
  },
  {
    name: 'ImportCanteens',
    title: { fr: 'Importer des cantines', en: 'Import canteens' },
    path: '/v2/importer-des-donnees/cantines',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./CanteensImportScreen.tsx'),
  },
  {
    name: 'ImportJournal',
    title: { fr: 'Mes imports', en: 'My imports' },
    path: '/v2/importer-des-donnees/mes-imports',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./journal/ImportJournalScreen.tsx'),
  },
  {
    name: 'ImportRecord',
    title: { fr: 'Un de mes imports', en: 'One of my imports' },
    path: '/v2/importer-des-donnees/mes-imports/:importId',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection', 'ImportJournal'],
    load: () => import('./journal/ImportRecordScreen.tsx'),
  },
  {
    name: 'DiagnosticImportPage',
    title: { fr: 'Importer des bilans', en: 'Import diagnostics' },
    path: '/importer-diagnostics/:importUrlSlug',
    values: { importUrlSlug: importLevels.flatMap(level => [levelSlugs[level], level]) },
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./DiagnosticsImportScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
