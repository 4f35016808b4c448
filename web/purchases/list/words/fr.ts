import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { ManySubject } from '@ma-cantine/lib/purchases/many-purchases-form'
import type { ListedOrder, ListFilters } from '../list-address.ts'

const purchases = (count: number) => counted(count, 'achat', 'achats')

const ofPurchases = (count: number) => plural(count, 'd’un achat', `de ${number(count)} achats`)
const toPurchases = (count: number) => plural(count, 'à un achat', `à ${number(count)} achats`)

const amount = (sum: number) => `, soit ${formatEuros(sum, 'fr')} HT`

/** The sentences of the list of purchases. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Retrouvez, corrigez et complétez les achats de vos cantines : ils servent à vos bilans et à votre déclaration.',
  ways: {
    one: 'Ajouter un achat',
    several: 'En saisir plusieurs',
    file: 'Importer un fichier',
    summary: 'Voir la synthèse',
    recaps: 'Demander à un fournisseur',
    remembered: 'Labels retenus',
  },
  noCanteen: {
    title: 'Commencez par votre cantine',
    text: 'Un achat est toujours celui d’une cantine. Ajoutez la vôtre : son numéro SIRET suffit pour la trouver.',
    add: 'Ajouter une cantine',
    file: 'Importer mes cantines',
  },
  first: {
    title: 'Vos premiers achats',
    text: 'Vous n’avez encore aucun achat. Choisissez la façon qui vous va le mieux :',
    one: 'Un par un',
    oneText: 'Un produit, un prix, une famille : comptez une minute.',
    several: 'Plusieurs à la fois',
    severalText: 'Une feuille comme dans votre tableur : tapez, ou collez ce que vous avez déjà.',
    file: 'Depuis un fichier',
    fileText: 'L’export de votre logiciel ou de votre fournisseur, vérifié avec vous avant d’être enregistré.',
    fileAction: 'Importer un fichier',
    invoice: 'Depuis une facture',
    invoiceText: 'Photographiez votre facture, ou déposez une facture électronique, à côté du formulaire.',
    invoiceAction: 'Ajouter une facture',
    supplier: 'Votre fournisseur connaît déjà ces chiffres ?',
    supplierAction: 'Lui demander son récapitulatif',
  },
  search: { label: 'Produit ou fournisseur', button: 'Rechercher' },
  filters: {
    toggle: 'Filtres',
    toggleActive: (count: number) => `Filtres (${number(count)})`,
    canteens: 'Cantine',
    families: 'Famille de produits',
    characteristics: 'Caractéristiques',
    anyCharacteristic: 'Au moins une de celles que vous cochez',
    year: (year: string) => `Année ${year}`,
    after: 'À partir du',
    before: 'Jusqu’au',
    wrongDays: 'Le premier jour est après le dernier.',
    none: 'Aucun choix pour l’instant',
    canteenSearch: {
      search: 'Chercher une cantine',
      shown: (count: number) => counted(count, 'cantine', 'cantines'),
      chosen: (count: number) => counted(count, 'choisie', 'choisies'),
      none: 'Aucune cantine ne correspond',
    },
  },
  tags: {
    search: (text: string) => `« ${text} »`,
    after: (day: string) => `À partir du ${day}`,
    before: (day: string) => `Jusqu’au ${day}`,
    canteen: (name: string | null) => name ?? 'Cantine inconnue',
  } satisfies Partial<Record<keyof ListFilters | 'canteen', unknown>>,
  order: {
    label: 'Ordre',
    custom: 'Plusieurs critères',
    standard: 'Les plus récents d’abord',
    orders: {
      date: 'Les plus anciens d’abord',
      '-creationDate': 'Les derniers saisis d’abord',
      description: 'Produit, de A à Z',
      '-description': 'Produit, de Z à A',
      provider: 'Fournisseur, de A à Z',
      '-provider': 'Fournisseur, de Z à A',
      family: 'Famille de produits',
      '-family': 'Famille de produits, à rebours',
      canteenName: 'Cantine, de A à Z',
      '-canteenName': 'Cantine, de Z à A',
      '-priceHt': 'Prix, du plus élevé au plus bas',
      priceHt: 'Prix, du plus bas au plus élevé',
    } satisfies Record<ListedOrder, string>,
  },
  list: 'Liste des achats',
  shown: (first: number, last: number, count: number, sum: number) =>
    (first === 1 && last === count
      ? purchases(count)
      : `Achats ${number(first)} à ${number(last)} sur ${number(count)}`) + amount(sum),
  slow: 'Recherche en cours…',
  nothing: 'Aucun achat ne correspond à ces filtres.',
  nothingFound: (search: string) => `Aucun achat ne correspond à « ${search} » avec ces filtres.`,
  columns: {
    choice: 'Choix',
    date: 'Date',
    product: 'Produit',
    family: 'Famille',
    characteristics: 'Caractéristiques',
    canteen: 'Cantine',
    price: 'Prix HT',
    actions: 'Facture et actions',
  },
  nameless: 'Produit sans nom',
  ofDay: (day: string) => `, ${day}`,
  andOthers: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
  euros: (value: number) => formatEuros(value, 'fr'),
  invoice: (name: string) => `Facture de « ${name} »`,
  copy: (name: string) => `Dupliquer « ${name} »`,
  remove: (name: string) => `Supprimer « ${name} »`,
  selection: {
    choose: (name: string, day: string) => `Choisir « ${name} », ${day}`,
    choosePage: 'Choisir toute cette page',
    chooseAll: (count: number) => `Choisir les ${number(count)} achats de la liste`,
    choosing: 'Un instant…',
    tooManyToChoose: (most: number) => `Pour choisir toute la liste, filtrez-la : ${number(most)} achats au plus.`,
    clear: 'Effacer le choix',
    chosen: (count: number, sum: number) =>
      count === 0
        ? 'Aucun achat choisi'
        : `${counted(count, 'achat choisi', 'achats choisis')}, soit ${formatEuros(sum, 'fr')} HT`,
    remove: (count: number) => plural(count, 'Supprimer cet achat', `Supprimer ces ${number(count)} achats`),
    removing: 'Suppression…',
    change: (count: number) => plural(count, 'Modifier cet achat', `Modifier ces ${number(count)} achats`),
  },
  changeMany: {
    subject: 'Que voulez-vous changer ?',
    subjects: {
      family: 'La famille de produits',
      addCharacteristics: 'Ajouter des caractéristiques',
      removeCharacteristics: 'Retirer des caractéristiques',
      canteen: 'La cantine',
      provider: 'Le fournisseur',
      date: 'La date d’achat',
    } satisfies Record<ManySubject, string>,
    labels: {
      family: 'Nouvelle famille de produits',
      addCharacteristics: 'Caractéristiques à ajouter',
      removeCharacteristics: 'Caractéristiques à retirer',
      canteen: 'Nouvelle cantine',
      provider: 'Nouveau fournisseur',
      date: 'Nouvelle date d’achat',
    } satisfies Record<ManySubject, string>,
    hints: {
      addCharacteristics: 'Celles que les achats ont déjà restent.',
      removeCharacteristics: 'Les autres restent.',
    },
    look: 'Voir ce qui change',
    looking: 'Un instant…',
    plan: {
      title: 'Ce qui va changer',
      family: (count: number, value: string) => `La famille ${ofPurchases(count)} deviendra « ${value} ».`,
      addCharacteristics: (count: number, value: string) => `Seront ajoutées ${toPurchases(count)} : ${value}.`,
      removeCharacteristics: (count: number, value: string) => `Seront retirées ${ofPurchases(count)} : ${value}.`,
      canteen: (count: number, value: string) =>
        `${purchases(count)} ${plural(count, 'passera', 'passeront')} à la cantine « ${value} ».`,
      provider: (count: number, value: string) => `Le fournisseur ${ofPurchases(count)} deviendra « ${value} ».`,
      date: (count: number, value: string) => `La date ${ofPurchases(count)} deviendra le ${value}.`,
      unchanged: (count: number) =>
        plural(
          count,
          '1 achat est déjà ainsi : il ne change pas.',
          `${number(count)} achats sont déjà ainsi : ils ne changent pas.`,
        ),
      nothing: 'Les achats choisis sont déjà ainsi : il n’y a rien à modifier.',
      impossible: (label: string, count: number) =>
        `« ${label} » ne concerne pas la famille ${ofPurchases(count)}, qui ne ${plural(count, 'l’aura', 'l’auront')} pas.`,
    } satisfies Record<ManySubject, (count: number, value: string) => string> & Record<string, unknown>,
    save: (count: number) => plural(count, 'Modifier l’achat', `Modifier les ${number(count)} achats`),
    saving: 'Modification…',
    back: 'Revenir en arrière',
    cancel: 'Annuler',
    changed: (count: number) => counted(count, 'achat modifié', 'achats modifiés'),
    undo: 'Annuler la modification',
    undone: (count: number) => counted(count, 'achat remis comme avant', 'achats remis comme avant'),
    left: (count: number) =>
      plural(
        count,
        '1 achat a été modifié ou supprimé depuis : il reste tel quel.',
        `${number(count)} achats ont été modifiés ou supprimés depuis : ils restent tels quels.`,
      ),
  },
  exports: {
    all: (count: number) => plural(count, 'Exporter cet achat', `Exporter ces ${number(count)} achats`),
    chosen: (count: number) => plural(count, 'Exporter l’achat choisi', `Exporter les ${number(count)} achats choisis`),
    tooMany: (most: number) => `Pour exporter un choix, gardez ${number(most)} achats au plus, ou toute la liste.`,
    read: 'Pour lire et compter :',
    readText: 'les achats affichés, dans le même ordre, en toutes lettres.',
    again: 'Pour corriger puis importer à nouveau, au format de 2025 :',
    againText:
      'sans les achats des cantines qui n’ont pas de SIRET, ni ceux que ce format ne sait pas dire (origine Europe, local par commune, PAT ou distance).',
    again2026: 'Pour corriger puis importer à nouveau, au format de 2026 :',
    again2026Text:
      'sans les achats des cantines qui n’ont pas de SIRET, ni ceux en conversion bio ou équivalents, que ce format ne connaît plus.',
  },
  removed: (count: number) => counted(count, 'achat supprimé', 'achats supprimés'),
  removedText: 'Vous pouvez revenir en arrière.',
  alreadyRemoved: 'Achats déjà supprimés',
  undo: 'Annuler la suppression',
  undoing: 'Rétablissement…',
  restored: (count: number) => counted(count, 'achat rétabli', 'achats rétablis'),
  restoredText: 'La liste est à jour.',
}
export type Words = typeof fr
