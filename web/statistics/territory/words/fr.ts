import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/french'
import type { TerritoryProgress } from '@ma-cantine/lib/statistics/territory-canteens-api'
import type { TypeFilter } from '../../../canteens/list-choice.ts'
import type { DeclarationFilter, ListedOrder, ManagerFilter, PublicationFilter } from '../territory-address.ts'

const canteens = (count: number) => counted(count, 'cantine', 'cantines')
const ofDeclarations = (count: number) => plural(count, 'd’une déclaration', `de ${number(count)} déclarations`)
const list = new Intl.ListFormat('fr', { type: 'conjunction' })
/** More departments than these are counted, not named. */
const mostNamed = 12

/** The sentences of the canteens of a territory. English has the same shape, or does not compile. */
export const fr = {
  none: {
    text: 'Aucun département n’est encore lié à votre compte d’élu : nous ne savons pas quelles cantines vous montrer.',
    contact: 'Écrivez-nous pour indiquer vos départements',
  },
  follows: (departments: readonly string[]) =>
    departments.length > mostNamed
      ? `Vous suivez toutes les cantines inscrites dans vos ${number(departments.length)} départements, publiées ou non.`
      : plural(
          departments.length,
          `Vous suivez toutes les cantines inscrites dans votre département, publiées ou non : ${list.format(departments)}.`,
          `Vous suivez toutes les cantines inscrites dans vos départements, publiées ou non : ${list.format(departments)}.`,
        ),
  wrong: {
    text: 'Vos départements ont changé, ou vous avez remarqué une erreur ?',
    contact: 'Écrivez-nous',
  },
  progress: {
    title: 'Où en est la télédéclaration',
    nobody: 'Aucune cantine n’est encore inscrite dans votre territoire.',
    declared: (declared: number, all: number, year: number) => {
      if (declared === 0) return `Aucune cantine n’a télédéclaré ses achats de ${year}.`
      if (declared === all) return `Toutes les cantines inscrites ont télédéclaré leurs achats de ${year}.`
      return plural(
        declared,
        `Une cantine sur ${number(all)} a télédéclaré ses achats de ${year}, soit ${share(declared / all)}.`,
        `${number(declared)} cantines sur ${number(all)} ont télédéclaré leurs achats de ${year}, soit ${share(declared / all)}.`,
      )
    },
    figures: ({ teledeclarationsCount, bioPercent, sustainablePercent, approPercent }: TerritoryProgress['figures']) =>
      `Les achats chiffrés ${ofDeclarations(teledeclarationsCount)} comptent ${percent(bioPercent)} de bio et ${percent(sustainablePercent)} d’autres produits durables et de qualité. Objectifs de la loi atteints : ${percent(approPercent)} des déclarations.`,
    showMissing: (count: number) =>
      plural(
        count,
        'Voir la cantine qui n’a pas télédéclaré',
        `Voir les ${number(count)} cantines qui n’ont pas télédéclaré`,
      ),
    unmanaged: (count: number) =>
      plural(
        count,
        'Personne ne gère encore une de ces cantines sur ma cantine.',
        `Personne ne gère encore ${number(count)} de ces cantines sur ma cantine.`,
      ),
    notInvited: 'Vous pouvez inviter leurs établissements à le faire.',
    invited: (count: number) => plural(count, 'Une y a été invitée.', `${number(count)} y ont été invitées.`),
    showUnmanaged: (count: number) =>
      plural(count, 'Voir la cantine sans gestionnaire', `Voir les ${number(count)} cantines sans gestionnaire`),
    byDepartment: 'Département par département',
    columns: {
      department: 'Département',
      canteens: 'Cantines inscrites',
      declared: 'Ont télédéclaré',
      share: 'Part',
    },
    show: 'Voir les cantines : ',
    number,
    share: (part: number) => share(part),
    noShare: '—',
  },
  list: 'Les cantines inscrites',
  shown: (first: number, last: number, count: number) =>
    count === last - first + 1 ? canteens(count) : `${number(first)} à ${number(last)} sur ${canteens(count)}`,
  nothing: (search: string) =>
    search
      ? `Aucune cantine ne correspond à « ${search} » avec ces filtres.`
      : 'Aucune cantine ne correspond à ces filtres.',
  empty: 'Aucune cantine n’est encore inscrite dans votre territoire.',
  search: { label: 'Nom, SIRET ou commune', button: 'Rechercher' },
  filters: {
    toggle: (count: number) => (count > 0 ? `Filtres (${number(count)})` : 'Filtres'),
    declaration: 'Télédéclaration',
    anyDeclaration: 'Faite ou non',
    declarations: { faite: 'Ont télédéclaré', manquante: 'N’ont pas télédéclaré' } satisfies Record<
      DeclarationFilter,
      string
    >,
    publication: 'Page publique',
    anyPublication: 'Avec ou sans page publique',
    publications: { 'en-ligne': 'En ligne', 'non-publiee': 'Non publiée' } satisfies Record<PublicationFilter, string>,
    manager: 'Gestionnaire',
    anyManager: 'Avec ou sans gestionnaire',
    managers: { avec: 'Ont un gestionnaire', sans: 'N’ont pas de gestionnaire' } satisfies Record<
      ManagerFilter,
      string
    >,
    department: 'Département',
    anyDepartment: 'Tous mes départements',
    type: 'Type de cantine',
    anyType: 'Tous les types',
    types: {
      livreurs: 'Livreurs de repas',
      sites: 'Cantines satellites et cuisines sur place',
      groupes: 'Groupes de cantines',
    } satisfies Record<TypeFilter, string>,
    sectors: 'Secteurs d’activité',
    sectorsHint: 'Au moins un de ceux que vous cochez',
    sectorSearch: {
      search: 'Chercher un secteur',
      shown: (count: number) => counted(count, 'secteur', 'secteurs'),
      chosen: (count: number) => counted(count, 'choisi', 'choisis'),
      none: 'Aucun secteur ne correspond',
    },
  },
  tags: { search: (text: string) => `« ${text} »` },
  order: {
    label: 'Ordre',
    standard: 'Nom, de A à Z',
    custom: 'Plusieurs critères',
    orders: {
      '-name': 'Nom, de Z à A',
      city: 'Commune, de A à Z',
      '-city': 'Commune, de Z à A',
      siret: 'SIRET croissant',
      '-siret': 'SIRET décroissant',
      '-dailyMealCount': 'Le plus de couverts d’abord',
      dailyMealCount: 'Le moins de couverts d’abord',
      '-publicationStatus': 'Les pages en ligne d’abord',
      publicationStatus: 'Les non publiées d’abord',
    } satisfies Record<ListedOrder, string>,
  },
  exports: {
    title: (count: number) => plural(count, 'Exporter cette cantine', `Exporter ces ${number(count)} cantines`),
    files: 'Télécharger la liste',
  },
  columns: {
    name: 'Cantine',
    siret: 'SIRET',
    city: 'Commune',
    meals: 'Couverts par jour',
    declaration: (year: number) => `Achats de ${year}`,
    publication: 'Page publique',
    manager: 'Gestionnaire',
  },
  number,
  town: (city: string | null, department: string | null) =>
    department === null ? (city ?? '—') : `${city ?? '—'} (${department})`,
  unknown: '—',
  declared: 'Télédéclarés',
  notDeclared: 'Non télédéclarés',
  online: 'En ligne',
  ofCanteen: (name: string) => ` : la page de ${name}`,
  notPublished: 'Non publiée',
  managed: 'Oui',
  unmanaged: 'Aucun',
  invite: {
    action: 'Inviter',
    again: 'Inviter de nouveau',
    ofCanteen: (name: string) => ` un gestionnaire pour ${name}`,
    invitedOn: (day: string) => `Invitation du ${day}`,
    title: (name: string) => `Inviter un gestionnaire pour ${name}`,
    text: 'Votre invitation part au nom que porte votre compte, avec votre adresse e-mail pour la réponse. Notre équipe la relit d’abord. Une cantine ne peut en recevoir qu’une en 30 jours.',
    labels: { recipientEmail: 'Adresse e-mail de l’établissement', body: 'Votre message' },
    emailHint: 'Celle de l’établissement, ou du service qui s’occupe de sa restauration',
    draft: (name: string) =>
      `Bonjour,\n\nLa cantine « ${name} » est inscrite sur ma cantine, mais personne ne la gère encore. Pourriez-vous la prendre en main, puis télédéclarer ses achats lors de la prochaine campagne ?\n\nMerci de ce que vous ferez pour nos convives.`,
    send: 'Envoyer l’invitation',
    busy: 'Envoi…',
    sent: 'Invitation envoyée à notre équipe',
    sentText: (name: string) => `Elle partira pour ${name} dès que notre équipe l’aura relue.`,
  },
}
export type Words = typeof fr
