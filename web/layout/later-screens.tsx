import type { Screen } from '../app/screen.ts'
import type { ScreenName } from '../words/screen-name.ts'

type Later = Omit<Screen, 'load'> & { readonly meanwhile?: readonly ScreenName[] }

const canteen = ':canteenUrlComponent'

const facts: readonly Later[] = [
  { name: 'ManagementPage', path: '/gestion', access: 'user', meanwhile: ['ImportJournal', 'AccountSummaryPage'] },
  { name: 'CommunityPage', path: '/communaute', access: 'public', siteMap: 'laws' },
  { name: 'BlogsHome', path: '/blog', access: 'public', siteMap: 'laws' },
  {
    name: 'PublicCanteenStatisticsPage',
    path: '/statistiques-regionales',
    access: 'public',
    siteMap: 'laws',
  },
  { name: 'KeyMeasurePage', path: '/mesures-phares/:id', access: 'public' },
  { name: 'PurchasesHome', path: '/mes-achats', access: 'user', siteMap: 'diagnose', meanwhile: ['ImportPurchases'] },
  { name: 'NewPurchase', path: '/nouvel-achat', access: 'user', siteMap: 'diagnose', meanwhile: ['ImportPurchases'] },
  {
    name: 'PurchasesSummary',
    path: '/synthese-achats',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['PurchasesHome'],
    meanwhile: ['ImportPurchases'],
  },
  { name: 'DiagnosticPage', path: '/diagnostic', access: 'visitor', siteMap: 'diagnose' },
  {
    name: 'TerritoryCanteens',
    path: '/les-cantines-de-mon-territoire',
    access: 'elected',
    siteMap: 'diagnose',
  },
  {
    name: 'PendingActions',
    path: '/actions-en-attente',
    access: 'user',
    siteMap: 'diagnose',
  },
  { name: 'DashboardManager', path: `/dashboard/${canteen}`, access: 'user' },
  {
    name: 'MyProgress',
    path: `/ma-progression/${canteen}/:year/:measureId`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
  },
  { name: 'PartnersHome', path: '/acteurs-de-l-eco-systeme', access: 'public', siteMap: 'improve' },
  {
    name: 'NewPartner',
    path: '/nouveau-acteur-de-l-ecosysteme',
    access: 'public',
    siteMap: 'improve',
    breadcrumbs: ['PartnersHome'],
  },
  { name: 'GeneratePosterPage', path: '/creation-affiche', access: 'public', siteMap: 'improve' },
  {
    name: 'CanteenSearchLanding',
    path: '/trouver-une-cantine',
    access: 'public',
    siteMap: 'improve',
  },
  {
    name: 'CanteensHome',
    path: '/nos-cantines',
    access: 'public',
    breadcrumbs: ['CanteenSearchLanding'],
  },
  { name: 'WasteActionsHome', path: '/actions-anti-gaspi', access: 'public', siteMap: 'improve' },
  {
    name: 'CanteenDeletion',
    path: `/modifier-ma-cantine/${canteen}/supprimer`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
  },
  {
    name: 'WasteMeasurementTunnel',
    path: `/v2/evaluation-gaspillage-alimentaire/${canteen}/:id?`,
    access: 'user',
    fullScreen: true,
  },
  {
    name: 'WasteMeasurements',
    path: `/v2/gaspillage-alimentaire/${canteen}`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
  },
  {
    name: 'CanteenCreation',
    path: '/v2/ajouter-une-cantine',
    access: 'user',
    siteMap: 'improve',
    breadcrumbs: ['ManagementPage'],
    meanwhile: ['ImportCanteens'],
  },
  {
    name: 'CanteenModification',
    path: `/v2/modifier-ma-cantine/${canteen}/etablissement`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    meanwhile: ['ImportCanteens'],
  },
  {
    name: 'DeveloperAPI',
    path: '/v2/developpement-et-apis',
    access: 'public',
    siteMap: 'improve',
  },
  { name: 'ContactPage', path: '/v2/contact', access: 'public', siteMap: 'information' },
  {
    name: 'FAQ',
    path: '/v2/foire-aux-questions',
    access: 'public',
    siteMap: 'information',
  },
  {
    name: 'LegalNotices',
    path: '/v2/mentions-legales',
    access: 'public',
    siteMap: 'information',
  },
  {
    name: 'PersonalData',
    path: '/v2/donnees-personnelles',
    access: 'public',
    siteMap: 'information',
  },
  { name: 'CGU', path: '/v2/cgu', access: 'public', siteMap: 'information' },
  {
    name: 'AccessibilityDeclaration',
    path: '/v2/accessibilite',
    access: 'public',
    siteMap: 'information',
  },
]

/** The screens whose turn has not come: each leads to what exists. */
export const screens: readonly Screen[] = facts.map(({ meanwhile = [], ...screen }) => ({
  ...screen,
  later: true,
  load: async () => {
    const { LaterScreen } = await import('./LaterScreen.tsx')
    return { default: () => <LaterScreen screen={screen} meanwhile={meanwhile} /> }
  },
}))
