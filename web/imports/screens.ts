import type { Screen } from '../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    name: 'ImportSelection',
    path: '/v2/importer-des-donnees',
    access: 'user',
    siteMap: 'diagnose',
    sameForAll: true,
    load: () => import('./ImportSelectionScreen.tsx'),
  },
  {
    name: 'ImportPurchases',
    path: '/v2/importer-des-donnees/achats',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    sameForAll: true,
    load: () => import('./PurchasesImportScreen.tsx'),
  },
  {
    name: 'ImportCanteens',
    path: '/v2/importer-des-donnees/cantines',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    sameForAll: true,
    load: () => import('./CanteensImportScreen.tsx'),
  },
  {
    name: 'ImportJournal',
    path: '/v2/importer-des-donnees/mes-imports',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./journal/ImportJournalScreen.tsx'),
  },
  {
    name: 'ImportRecord',
    path: '/v2/importer-des-donnees/mes-imports/:importId',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection', 'ImportJournal'],
    load: () => import('./journal/ImportRecordScreen.tsx'),
  },
  {
    name: 'DiagnosticImportPage',
    path: '/importer-diagnostics/:importUrlSlug',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'ImportSelection'],
    load: () => import('./DiagnosticsImportScreen.tsx'),
  },
]
