import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import { formatPercent, formatShare } from '@ma-cantine/lib/messages/percentages'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'
import { labelsFr } from './labels-fr.ts'

const achats = (count: number): string => counted(count, 'achat', 'achats')

/** The words of the commands of purchases. */
export const purchasesFr = {
  remembered: labelsFr,
  headers: {
    id: 'N°',
    day: 'Date',
    product: 'Produit',
    supplier: 'Fournisseur',
    canteen: 'Cantine',
    family: 'Famille',
    characteristics: 'Caractéristiques',
    price: 'Prix HT',
  },
  shortDay: (date: string): string => formatNumericDay(date, 'fr'),
  numbered: (id: string): string => `n° ${id}`,
  nameless: 'Achat sans nom de produit',
  withInvoice: 'avec facture',

  // list
  none: 'Vos cantines n’ont encore aucun achat. Pour en ajouter un : ma-cantine purchases add',
  noneFound: 'Aucun achat ne correspond à ces critères.',
  beyondLastPage: (last: number): string => `Il n’y a pas d’achat sur cette page : la dernière est la ${number(last)}.`,
  shown: (first: number, last: number, count: number, sum: string): string =>
    plural(
      count,
      `1 achat, ${sum} HT.`,
      `Achats ${number(first)} à ${number(last)} sur ${number(count)}, ${sum} HT en tout.`,
    ),
  nextPage: (page: number): string => `La suite : --page ${page} (--all les montre tous)`,
  total: (count: number, sum: string): string => `${achats(count)}, ${sum} HT.`,
  changedMeanwhile: (given: number, count: number): string =>
    `Attention : des achats ont changé pendant la lecture (${number(given)} lus, ${number(count)} à la fin). Relancez la commande pour une liste sûre.`,

  // delete and restore
  countOf: (done: number, total: number | null): string =>
    total === null ? achats(done) : `${number(done)} sur ${achats(total)}`,
  whatToDelete: {
    message: 'La commande ne dit pas quels achats supprimer.',
    advice: 'Donnez leurs numéros, un fichier avec --from, ou des critères : --canteen, --after, --before, --search…',
  },
  idsAndFilters: {
    message: 'Des numéros d’achats et des critères ne vont pas ensemble.',
    advice: 'Gardez les numéros, ou les critères.',
  },
  whatToRestore: {
    message: 'La commande ne dit pas quels achats restaurer.',
    advice: 'Donnez leurs numéros, ou avec --from le fichier écrit à la suppression.',
  },
  confirmByOption: {
    message: 'Rien n’a été supprimé : personne n’est là pour confirmer.',
    advice: 'Regardez d’abord avec --dry-run ce qui serait supprimé, puis ajoutez --yes.',
  },
  badId: (text: string, row: number | null): Sentences => ({
    message: `${q(text)}${row === null ? '' : `, ligne ${number(row)},`} n’est pas le numéro d’un achat.`,
    advice: 'Rien n’a été fait. La liste de vos achats donne leurs numéros : ma-cantine purchases',
  }),
  toDelete: (count: number, sum: string): string =>
    count === 0 ? 'Aucun achat à supprimer' : `${achats(count)} à supprimer, ${sum} HT`,
  nothingDeleted: 'simulation, rien n’a été supprimé',
  deleteNow: 'Pour les supprimer : la même commande avec --yes au lieu de --dry-run',
  period: (first: string, last: string): string => (first === last ? `Le ${first}` : `Du ${first} au ${last}`),
  canteenNumbered: (id: number): string => `Cantine n° ${id}`,
  ofCanteen: (canteen: string, count: number, sum: string): string => `${canteen} : ${achats(count)}, ${sum} HT`,
  confirm: (count: number, sum: string): string => `Supprimer ${achats(count)}, ${sum} HT ? [o/N] `,
  notConfirmed: { message: 'Rien n’a été supprimé.', advice: '' },
  deleted: (count: number): string =>
    count === 0 ? 'Aucun achat supprimé.' : `${achats(count)} ${plural(count, 'supprimé', 'supprimés')}.`,
  notThere: (count: number): string =>
    plural(
      count,
      '1 numéro n’est pas celui d’un de vos achats, ou de ceux qui restent.',
      `${number(count)} numéros ne sont pas ceux de vos achats, ou de ceux qui restent.`,
    ),
  howToRestore: (command: string): string => `Pour revenir en arrière : ${command}`,
  recordTitle: (server: string): string =>
    `Achats supprimés de ${server}. Pour les restaurer : ma-cantine purchases restore --from CE_FICHIER`,
  interrupted: (done: number, total: number, file: string): string =>
    `Interrompu : ${number(done)} sur ${achats(total)} sont supprimés avec certitude. Relancez la même commande pour finir, ou « ma-cantine purchases restore --from ${file} » pour revenir en arrière.`,
  restored: (count: number): string =>
    count === 0
      ? 'Aucun achat restauré.'
      : `${achats(count)} ${plural(count, 'est de nouveau dans vos listes', 'sont de nouveau dans vos listes')}.`,
  notYours: (count: number): string =>
    plural(
      count,
      '1 numéro n’est pas celui d’un de vos achats.',
      `${number(count)} numéros ne sont pas ceux de vos achats.`,
    ),

  // add
  added: (id: number): string => `achat n° ${id} enregistré`,
  showAdded: (id: number): string => `Pour le retirer : ma-cantine purchases delete ${id}`,
  whichCanteen: 'Cantine (numéro, SIRET ou début du nom)',
  question: (label: string, proposed: string | null): string =>
    `${label}${proposed === null ? '' : ` [${proposed}]`} : `,
  numberedChoice: (rank: number, label: string): string => `  ${String(rank).padStart(2)}. ${label}`,
  today: 'aujourd’hui',
  wrongAnswer: (why: string): string => `  → ${why}`,
  noSuchCanteen: 'choisissez une des cantines de la liste.',
  severalCanteens: 'plusieurs cantines commencent ainsi : écrivez-en plus, ou le numéro.',
  noSuchChoice: 'écrivez un des numéros de la liste, ou rien.',
  labels: {
    canteen: 'Cantine',
    date: 'Date',
    description: 'Produit',
    provider: 'Fournisseur',
    priceHt: 'Prix HT, en euros',
    family: 'Famille de produits (numéro)',
    characteristics: 'Caractéristiques (numéros séparés par des virgules)',
    localDefinition: 'Local, c’est-à-dire (numéro)',
    localDefinitionKm: 'À combien de kilomètres au plus (vide si vous ne savez pas)',
  },
  incomplete: {
    message: 'Il manque de quoi enregistrer l’achat.',
    advice: 'Complétez la commande : ma-cantine purchases add --help',
  },
  missingOption: (option: string): { message: string; advice: string } => ({
    message: `${option} n’est pas donné.`,
    advice: `Ajoutez ${option} à la commande.`,
  }),
  refused: { message: 'Le serveur a refusé cet achat : rien n’est enregistré.', advice: '' },
  ofOption: (option: string, message: string): string => `${option} : ${message}`,
  correctOption: (option: string): string => `Corrigez ${option}.`,
  invoiceTooLarge: (file: string): Sentences => ({
    message: `${q(file)} est trop volumineux pour une facture.`,
    advice: 'Photographiez-la dans une qualité plus basse, ou donnez le PDF.',
  }),
  underWay: (detail: string): Sentences => ({
    message: `Le serveur n’a pas fini d’enregistrer cet achat : ${detail}`,
    advice: 'Attendez un peu, puis regardez ce qu’il en est avec « ma-cantine purchases ».',
  }),
  mayBeAdded: (key: string): string =>
    `Rien ne dit si l’achat est enregistré. Relancez la même commande avec --idempotency-key ${key} : il ne le sera qu’une fois.`,

  // export
  exported: (file: string): string => `Les achats sont écrits dans ${file}.`,
  leftOut: (count: number): string =>
    plural(
      count,
      '1 achat n’y figure pas : sa cantine n’a pas de SIRET, ou ce format ne sait pas le dire.',
      `${number(count)} achats n’y figurent pas : leur cantine n’a pas de SIRET, ou ce format ne sait pas les dire.`,
    ),
  // summary
  summary: {
    labels: {
      total: 'Total HT',
      organic: 'Bio',
      combined: 'Qualité et durable, dont bio',
      noFamily: 'Sans famille',
    },
  },
  summaryTitle: (year: number, canteens: number, count: number): string =>
    `Achats de ${year} — ${counted(canteens, 'cantine', 'cantines')}, ${achats(count)}`,
  noneInYear: (year: number | null): string => (year === null ? 'Aucun achat.' : `Aucun achat en ${year}.`),
  share: (percent: number, ...goals: readonly (number | null)[]): string => formatShare(percent / 100, 'fr', ...goals),
  reached: (goal: number): string => `✔ objectif de ${formatPercent(goal, 'fr')} atteint`,
  notReached: (goal: number): string => `objectif de ${formatPercent(goal, 'fr')}`,
  severalGoals: (goals: readonly { readonly goal: number; readonly canteens: number }[]): string =>
    `objectifs : ${goals.map(({ goal, canteens }) => `${formatPercent(goal, 'fr')} (${counted(canteens, 'cantine', 'cantines')})`).join(', ')}`,
  ofQuality: (share: string, goal: number | null): string =>
    `qualité et durable ${share}${goal === null ? '' : ` (repère ${formatPercent(goal, 'fr')})`}`,
  ofFrance: (share: string): string => `France ${share}`,
  ofOrganic: (share: string): string => `bio ${share}`,
  failedUnder: (label: string, percent: number | null, minimum: number): string =>
    percent === null
      ? `✖ ${label} : sans achat, pas de part à comparer à ${formatPercent(minimum, 'fr')} (--fail-under)`
      : `✖ ${label} : ${formatShare(percent / 100, 'fr', minimum)}, moins que les ${formatPercent(minimum, 'fr')} demandés (--fail-under)`,
  badShare: (text: string, shares: readonly string[]): string =>
    `${q(text)} n’est pas une part à surveiller ; écrivez par exemple bio=20,combined=50 (parts : ${shares.join(', ')}).`,

  // options
  badCode: (text: string, nearest: string, codes: readonly string[]): string =>
    `${q(text)} n’est pas dans la liste (le plus proche est ${nearest}) : ${codes.join(', ')}.`,
  badPrice:
    'écrivez un prix en euros hors taxes, par exemple 1234,50 ou « 1 234,50 € » (1.234 et 1,234 peuvent se lire de deux façons).',
  badSort: (text: string, fields: readonly string[]): string =>
    `${q(text)} n’est pas un ordre ; choisissez parmi ${fields.join(', ')}, avec un tiret devant pour l’ordre inverse.`,
  notFound: (detail: string): Sentences => ({
    message: detail,
    advice: 'La liste de vos achats donne leurs numéros : ma-cantine purchases',
  }),

  help: {
    purchases: 'liste, ajoute, supprime, exporte et additionne les achats de vos cantines',
    list: 'liste les achats, du plus récent au plus ancien',
    family: 'famille de produits, par son code ou son nom ; peut être répétée',
    familyArgument: 'famille',
    characteristic: 'caractéristique, par son code ou son nom ; il suffit que l’achat en porte une',
    characteristicArgument: 'code',
    after: 'à partir de ce jour compris (2025-03-15, 15/03/2025, hier)',
    before: 'jusqu’à ce jour compris',
    search: 'mots du produit, du fournisseur ou de la cantine',
    sort: 'ordre : date, priceHt, provider, description, family, canteenName ou creationDate, avec un tiret devant pour l’ordre inverse',
    sortArgument: 'ordre',
    page: 'page de la liste',
    limit: 'nombre d’achats par page',
    all: 'montre tous les achats, au fur et à mesure (sans --page ni --limit)',
    delete: 'supprime des achats, qui peuvent être restaurés',
    idsArgument: 'numéros',
    ids: 'numéros des achats, tels que « ma-cantine purchases » les donne ; - pour les lire sur l’entrée standard',
    from: 'lit les numéros dans ce fichier, un par ligne (ou les achats de « list --all --json ») ; - pour l’entrée standard',
    deleteDryRun: 'compte et additionne ce qui serait supprimé, sans rien supprimer',
    yes: 'ne demande pas de confirmation, pour les scripts',
    record:
      'écrit dans ce fichier les numéros supprimés, pour les restaurer (achats-supprimes-DATE.txt au-delà de 20 achats)',
    deleteJson: `Avec --json :
  { ok, server, count, ids, missing, restore: { command, file } | null } ;
  avec --dry-run : { ok, server, dryRun, count, totalHt, first, last, missing, byCanteen, ids }.`,
    restore: 'restaure des achats supprimés',
    restoreFrom: 'lit les numéros dans ce fichier, celui que la suppression a écrit ; - pour l’entrée standard',
    add: 'enregistre un achat ; dans un terminal, pose les questions dont la réponse manque',
    addCanteen: 'numéro ou SIRET de la cantine (inutile si vous n’en gérez qu’une)',
    date: 'jour de l’achat : 2025-03-15, 15/03/2025, hier (aujourd’hui sinon)',
    product: 'nom du produit',
    productArgument: 'nom',
    supplier: 'nom du fournisseur',
    price: 'prix hors taxes en euros : 1234,50 ou « 1 234,50 € »',
    priceArgument: 'prix',
    addFamily: 'famille de produits, par son code ou son nom',
    addCharacteristic: 'caractéristique, par son code ou son nom ; peut être répétée, ou séparée par des virgules',
    local:
      'ce que « local » veut dire : AUTOUR_SERVICE, PAT, COMMUNE, DEPARTMENT, REGION, KM ou AUTRE ; ajoute la caractéristique LOCAL',
    localKm: 'la distance qui définit « local », en kilomètres entiers ; « local » vaut alors KM',
    localKmArgument: 'distance',
    localArgument: 'sens',
    invoice: 'facture à joindre : PDF ou photographie',
    addKey: 'clé de l’envoi, pour un script qui recommence : avec la même clé, l’achat n’est enregistré qu’une fois',
    addJson: `Avec --json :
  { ok, server, purchase }, l’achat tel que l’API le donne ; s’il est refusé :
  { error: { code, message, hint, next, reasons: [ { field, message, hint } ] } }.`,
    export: 'écrit les achats dans un fichier CSV, XLSX ou ODS, ou sur la sortie standard',
    exportOutput: 'écrit dans ce fichier (achats.csv sinon), dont le nom donne le format ; - pour la sortie standard',
    reimportable:
      'avec les colonnes de l’import des achats, à modifier et à importer à nouveau : format 2025 (sinon), 2026-siret ou 2026-id',
    versionArgument: 'format',
    exportJson: `Avec --json : { ok, server, file, format, reimportable, version, bytes, leftOut }.`,
    summary: 'additionne les achats d’une année : total, bio, qualité, familles, devant les objectifs du territoire',
    summaryCanteen: 'numéro ou SIRET d’une cantine ; peut être répété (toutes vos cantines sinon)',
    year: 'année (la dernière qui a des achats sinon)',
    failUnder:
      'échoue (code de sortie 1) si une part est sous ce pourcentage : bio=20,combined=50, où combined réunit bio, qualité et durable',
    sharesArgument: 'parts',
    summaryJson: `Avec --json :
  { ok, server, year, years, canteenCount, purchaseCount, totalHt, organic, combined,
  meat, fish, goals, families, failedUnder } : euros hors taxes et pourcentages ;
  ok est faux quand --fail-under échoue.`,
    listJson: `Avec --json :
  { ok, server, count, totalPriceHt, page, limit, purchases: [ … ] }, où chaque achat
  a la forme que donne l’API ; avec --all, un achat par ligne. Si la commande ne peut pas
  aboutir : { error: { code, message, hint, next } }, en dernière ligne avec --all.`,
  },
}
