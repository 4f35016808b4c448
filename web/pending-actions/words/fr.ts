import type { CanteenSummary } from '@ma-cantine/lib/canteens/canteen-summary'
import type { ProductionType } from '@ma-cantine/lib/canteens/production'
import { ofName } from '@ma-cantine/lib/messages/elision'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { Readiness, ReadinessCounts } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { ActionFilter } from '../action-address.ts'
import type { RunCounts } from '../many/RunNotice.tsx'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The sentences of what is left to do before reports are declared. English has the same shape, or does not compile. */
export const fr = {
  title: (year: number) => `Actions en attente pour le bilan ${year}`,
  noCanteen: 'Vous ne gérez encore aucune cantine : il n’y a rien à télédéclarer.',
  addCanteen: 'Ajouter une cantine',
  listTitle: 'Ce qu’il reste à faire, cantine par cantine',
  readiness: {
    title: ({ ready, done, all }: ReadinessCounts, year: number) => {
      if (ready === 0 && done > 0) return `Bilans ${year} télédéclarés : ${number(done)} sur ${number(all)}`
      if (ready < all) return `Prêtes pour la télédéclaration du bilan ${year} : ${number(ready)} sur ${number(all)}`
      return plural(
        all,
        `Votre cantine est prête pour la télédéclaration du bilan ${year}`,
        `Vos ${number(all)} cantines sont prêtes pour la télédéclaration du bilan ${year}`,
      )
    },
    tooLate: (count: number, year: number) =>
      plural(
        count,
        `La télédéclaration du bilan ${year} est terminée : une cantine n’a pas été télédéclarée à temps.`,
        `La télédéclaration du bilan ${year} est terminée : ${number(count)} cantines n’ont pas été télédéclarées à temps.`,
      ),
    lackingBelow: (count: number) =>
      plural(
        count,
        'Il manque encore quelque chose à une cantine : la liste dit quoi, et où le compléter.',
        `Il manque encore quelque chose à ${number(count)} cantines : la liste dit quoi, et où le compléter.`,
      ),
    parts: {
      done: (count: number) => counted(count, 'télédéclarée', 'télédéclarées'),
      ready: (count: number) => counted(count, 'prête', 'prêtes'),
      waiting: (count: number) => `${number(count)} en attente du livreur`,
      lacking: (count: number) => `${number(count)} à compléter`,
      'too-late': (count: number) => `${counted(count, 'non télédéclarée', 'non télédéclarées')} à temps`,
    } satisfies Record<Readiness, (count: number) => string>,
  },
  creation: {
    title: 'Créer des bilans à partir des achats',
    text: (count: number, year: number) =>
      `${number(count)} de vos cantines ont des achats en ${year}, mais pas encore de bilan. Leurs achats peuvent le remplir.`,
    action: (count: number) => `Créer les ${number(count)} bilans`,
    busy: (done: number, count: number) => `Création en cours : ${number(done)} sur ${number(count)}…`,
    done: (count: number, year: number) =>
      count === 0
        ? `Aucun bilan ${year} n’a été créé.`
        : `${counted(count, 'bilan', 'bilans')} ${year} ${plural(count, 'a été créé', 'ont été créés')} à partir des achats.`,
    refused: (name: string, reason: string) => `${name} : ${reason}`,
  },
  many: {
    title: 'Télédéclarer plusieurs bilans',
    text: (count: number, year: number) =>
      `Les bilans ${year} de ${number(count)} de vos cantines sont prêts à être télédéclarés.`,
    all: (count: number) => `Télédéclarer les ${number(count)} bilans`,
    oneByOne: 'Les relire un par un',
    nothingLeft: (year: number) => `Aucun bilan ${year} n’est à télédéclarer en ce moment.`,
    next: 'Passer à la suivante',
    position: (place: number, count: number, declared: number) =>
      `Cantine ${number(place)} sur ${number(count)}, ${counted(declared, 'bilan télédéclaré', 'bilans télédéclarés')}.`,
    walked: (count: number, year: number) =>
      plural(count, `Un bilan ${year} est télédéclaré.`, `${number(count)} bilans ${year} sont télédéclarés.`),
    labels: {
      list: (count: number) => plural(count, 'Voir la cantine', `Voir les ${number(count)} cantines`),
      declared: (count: number) =>
        plural(count, 'Voir la cantine télédéclarée', `Voir les ${number(count)} cantines télédéclarées`),
    },
    statement: {
      title: (year: number) => `Télédéclarer les bilans ${year}`,
      text: (count: number, year: number) =>
        plural(
          count,
          `Le bilan ${year} de cette cantine sera transmis tel qu’il est maintenant.`,
          `Les bilans ${year} de ces ${number(count)} cantines seront transmis l’un après l’autre, tels qu’ils sont maintenant. Vous pouvez arrêter et reprendre à tout moment.`,
        ),
      unusualTitle: (count: number) =>
        plural(
          count,
          'Une cantine a des données inhabituelles',
          `${number(count)} cantines ont des données inhabituelles`,
        ),
      unusual: 'Relisez-les avant d’attester que tout est exact :',
      because: (figures: readonly string[]) => ` : ${figures.join(' ')}`,
      honour: (count: number, year: number) =>
        plural(
          count,
          `Je déclare sur l’honneur que les données ${year} de cette cantine sont exactes.`,
          `Je déclare sur l’honneur que les données ${year} de ces ${number(count)} cantines sont exactes.`,
        ),
      declare: (count: number) => plural(count, 'Télédéclarer ce bilan', `Télédéclarer ces ${number(count)} bilans`),
      cancel: 'Annuler',
    },
    run: {
      title: (year: number) => `Télédéclaration des bilans ${year}`,
      count: ({ declared, refused, all }: RunCounts) =>
        `${number(declared)} sur ${counted(all, 'bilan télédéclaré', 'bilans télédéclarés')}${
          refused > 0 ? `, ${counted(refused, 'refusé', 'refusés')}` : ''
        }`,
      current: (name: string) => `En cours : ${name}`,
      waiting:
        'Le service ne répond pas. La télédéclaration reprendra toute seule dès qu’il répondra : rien n’est perdu, rien ne sera télédéclaré deux fois.',
      stopped: (left: number) =>
        plural(
          left,
          'La télédéclaration est arrêtée : il reste un bilan. Ce qui est télédéclaré le reste.',
          `La télédéclaration est arrêtée : il reste ${number(left)} bilans. Ce qui est télédéclaré le reste.`,
        ),
      elsewhere: 'Une télédéclaration est en cours dans un autre onglet : laissez-la finir, puis reprenez ici.',
      done: ({ declared, refused }: RunCounts) =>
        refused === 0
          ? `C’est fini : ${counted(declared, 'bilan est télédéclaré', 'bilans sont télédéclarés')}.`
          : `C’est fini : ${counted(declared, 'bilan est télédéclaré', 'bilans sont télédéclarés')}, ${counted(refused, 'autre est refusé', 'autres sont refusés')}.`,
      refusedTitle: (count: number) => plural(count, 'Un bilan est refusé', `${number(count)} bilans sont refusés`),
      because: (reason: string) => ` : ${reason}`,
      stop: 'Arrêter',
      stopping: 'Arrêt après la cantine en cours…',
      resume: (left: number) =>
        plural(left, 'Reprendre : il reste un bilan', `Reprendre les ${number(left)} qui restent`),
      close: 'Fermer ce compte rendu',
      leaving:
        'La télédéclaration s’arrêtera après la cantine en cours. Vous pourrez la reprendre sur cette page, dans le même onglet.',
    },
  },
  filters: {
    search: 'Nom ou SIRET',
    button: 'Rechercher',
    action: 'Ce qu’il reste à faire',
    all: 'Toutes les cantines',
    option: (name: string, count: number) => `${name} (${number(count)})`,
    names: {
      completer: 'Tout ce qui est à compléter',
      satellites: 'Satellites à ajouter',
      creer: 'Bilan à créer',
      bilan: 'Bilan à compléter',
      etablissement: 'Cantine à compléter',
      teledeclarer: 'Bilan à télédéclarer',
      pretes: 'Bilan prêt, non télédéclaré',
      'trop-tard': 'Bilan non télédéclaré à temps',
      livreur: 'En attente du livreur',
      teledeclarees: 'Bilan télédéclaré',
    } satisfies Record<ActionFilter, string>,
  },
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? counted(count, 'cantine', 'cantines')
      : `Cantines ${number(first)} à ${number(last)} sur ${number(count)}`,
  nothing: (search: string) =>
    search ? `Aucune de ces cantines ne correspond à « ${search} ».` : 'Aucune cantine n’est dans cet état.',
  showAll: 'Voir toutes les cantines',
  declared: 'Télédéclaration enregistrée',
  columns: {
    name: 'Nom',
    number: 'SIRET ou SIREN',
    type: 'Type',
    state: 'État',
    action: 'À faire',
  },
  number: ({ siret, sirenUniteLegale }: Pick<CanteenSummary, 'siret' | 'sirenUniteLegale'>) => {
    if (sirenUniteLegale) return `SIREN : ${sirenUniteLegale}`
    return siret ? `SIRET : ${siret}` : 'SIRET non renseigné'
  },
  types: {
    central: 'Livreur de repas',
    central_serving: 'Livreur avec service sur place',
    site: 'Cuisine sur place',
    site_cooked_elsewhere: 'Cantine satellite',
    groupe: 'Groupe de cantines',
  } satisfies Record<ProductionType, string>,
  unknownType: 'Non renseigné',
  labelled: (action: string, name: string) => `${action} : ${name}`,
  actions: {
    '10_add_satellites': () => 'Ajouter des satellites',
    '18_prefill_diagnostic': (year: number) => `Créer le bilan ${year}`,
    '20_create_diagnostic': (year: number) => `Créer le bilan ${year}`,
    '30_fill_diagnostic': () => 'Compléter le bilan',
    '35_fill_canteen_data': () => 'Compléter la cantine',
    '36_fill_satellite_canteen_data': () => 'Compléter les cantines du groupe',
    correct: () => 'Corriger la télédéclaration',
  },
  reasons: {
    emptyGroup: 'Le groupe n’a encore aucune cantine.',
    incompleteSatellites: 'La fiche d’au moins une cantine du groupe est incomplète.',
    satellites: (announced: number) =>
      `Le nombre de cantines rattachées n’est pas celui que vous annoncez (${number(announced)}).`,
    purchases: (year: number) => `Des achats de ${year} sont enregistrés : le bilan reste à créer.`,
    noReport: (year: number) => `Le bilan ${year} n’est pas encore créé.`,
    amounts: (names: readonly string[]) => `Il manque au bilan : ${names.join(' ; ')}.`,
    kitchen:
      'Votre livreur de repas n’a pas encore choisi ce qu’il déclare pour vous : demandez-le-lui, ou renseignez vos achats.',
    noMode: 'Le bilan ne dit pas ce qu’il donne pour les cantines satellites.',
    missing: (names: readonly string[]) => `Il manque : ${list.format(names.map(name => `« ${name} »`))}.`,
    complete: 'Il ne manque rien.',
    waiting: 'Votre livreur de repas doit télédéclarer pour vous.',
    byKitchen: 'Votre livreur de repas a télédéclaré pour vous.',
  },
  edition: {
    until: (day: string) => `Vous pouvez le modifier jusqu’au ${day} (heure de Paris).`,
    link: 'Modifier',
    of: (name: string) => `le bilan ${ofName(name)}`,
  },
  declareOne: {
    action: 'Télédéclarer',
    loading: 'Ouverture…',
    gone: (name: string) => `Le bilan de « ${name} » n’est plus là. Rechargez la page pour voir où il en est.`,
    done: (name: string, year: number) => `Le bilan ${year} de « ${name} » est télédéclaré.`,
  },
}
export type Words = typeof fr
