import type { Problem } from '../../problems/problem.ts'

type Sentences = Omit<Problem, 'code'>

const number = (value: number): string => value.toLocaleString('fr-FR')
const q = (text: string): string => `« ${text} »`
const achats = (count: number): string => `${number(count)} ${count > 1 ? 'achats' : 'achat'}`

/** The words of the commands of purchases. */
export const purchasesFr = {
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
  shortDay: (date: string): string => date.split('-').reverse().join('/'),
  numbered: (id: string): string => `n° ${id}`,
  nameless: 'Achat sans nom de produit',
  withInvoice: 'avec facture',

  // list
  none: 'Vos cantines n’ont encore aucun achat. Pour en ajouter un : ma-cantine purchases add',
  noneFound: 'Aucun achat ne correspond à ces critères.',
  beyondLastPage: (last: number): string => `Il n’y a pas d’achat sur cette page : la dernière est la ${number(last)}.`,
  shown: (first: number, last: number, count: number, sum: string): string =>
    count > 1
      ? `Achats ${number(first)} à ${number(last)} sur ${number(count)}, ${sum} HT en tout.`
      : `1 achat, ${sum} HT.`,
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
    count === 0 ? 'Aucun achat supprimé.' : `${achats(count)} ${count > 1 ? 'supprimés' : 'supprimé'}.`,
  notThere: (count: number): string =>
    count > 1
      ? `${number(count)} numéros ne sont pas ceux de vos achats, ou de ceux qui restent.`
      : '1 numéro n’est pas celui d’un de vos achats, ou de ceux qui restent.',
  howToRestore: (command: string): string => `Pour revenir en arrière : ${command}`,
  recordTitle: (server: string): string =>
    `Achats supprimés de ${server}. Pour les restaurer : ma-cantine purchases restore --from CE_FICHIER`,
  interrupted: (done: number, total: number, file: string): string =>
    `Interrompu : ${number(done)} sur ${achats(total)} sont supprimés avec certitude. Relancez la même commande pour finir, ou « ma-cantine purchases restore --from ${file} » pour revenir en arrière.`,
  restored: (count: number): string =>
    count === 0
      ? 'Aucun achat restauré.'
      : `${achats(count)} ${count > 1 ? 'sont de nouveau dans vos listes' : 'est de nouveau dans vos listes'}.`,
  notYours: (count: number): string =>
    count > 1
      ? `${number(count)} numéros ne sont pas ceux de vos achats.`
      : '1 numéro n’est pas celui d’un de vos achats.',

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
    count > 1
      ? `${number(count)} achats de cantines sans SIRET n’y figurent pas : le fichier d’import reconnaît une cantine à son SIRET.`
      : '1 achat d’une cantine sans SIRET n’y figure pas : le fichier d’import reconnaît une cantine à son SIRET.',
  jsonOnStandardOutput: {
    message: 'Le fichier et le compte rendu JSON ne peuvent pas occuper tous deux la sortie standard.',
    advice: 'Écrivez le fichier ailleurs avec --output.',
  },
  notOnTerminal: {
    message: 'Un classeur ne s’affiche pas dans un terminal.',
    advice: 'Écrivez-le dans un fichier avec --output, ou choisissez --format csv.',
  },

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
    `Achats de ${year} — ${number(canteens)} ${canteens > 1 ? 'cantines' : 'cantine'}, ${achats(count)}`,
  noneInYear: (year: number | null): string => (year === null ? 'Aucun achat.' : `Aucun achat en ${year}.`),
  /** Never rounded up: a share just below its goal does not look as if it reached it. */
  percent: (percent: number): string =>
    `${(Math.floor(percent * 10) / 10).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} %`,
  reached: (goal: number): string => `✔ objectif de ${number(goal)} % atteint`,
  notReached: (goal: number): string => `objectif de ${number(goal)} %`,
  severalGoals: (goals: readonly { readonly goal: number; readonly canteens: number }[]): string =>
    `objectifs : ${goals.map(({ goal, canteens }) => `${number(goal)} % (${number(canteens)} ${canteens > 1 ? 'cantines' : 'cantine'})`).join(', ')}`,
  ofQuality: (share: string, goal: number | null): string =>
    `qualité et durable ${share}${goal === null ? '' : ` (repère ${number(goal)} %)`}`,
  ofFrance: (share: string): string => `France ${share}`,
  ofOrganic: (share: string): string => `bio ${share}`,
  failedUnder: (label: string, percent: number | null, minimum: number): string =>
    percent === null
      ? `✖ ${label} : sans achat, pas de part à comparer à ${minimum.toLocaleString('fr-FR')} % (--fail-under)`
      : `✖ ${label} : ${percent.toLocaleString('fr-FR', { maximumFractionDigits: 2 })} %, moins que les ${minimum.toLocaleString('fr-FR')} % demandés (--fail-under)`,
  badYear: 'écrivez une année de quatre chiffres.',
  badShare: (text: string, shares: readonly string[]): string =>
    `${q(text)} n’est pas une part à surveiller ; écrivez par exemple bio=20,combined=50 (parts : ${shares.join(', ')}).`,

  // options
  badCanteen: (text: string): string =>
    `${q(text)} n’est ni un numéro de cantine ni un SIRET de 14 chiffres (« ma-cantine canteens » les donne).`,
  badCode: (text: string, nearest: string, codes: readonly string[]): string =>
    `${q(text)} n’est pas dans la liste (le plus proche est ${nearest}) : ${codes.join(', ')}.`,
  badDay: 'écrivez un jour, par exemple 2025-03-15, 15/03/2025 ou « hier ».',
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
    canteen: 'numéro ou SIRET d’une cantine ; peut être répété, ou séparé par des virgules',
    canteenArgument: 'cantine',
    family: 'famille de produits, par son code ou son nom ; peut être répétée',
    familyArgument: 'famille',
    characteristic: 'caractéristique, par son code ou son nom ; il suffit que l’achat en porte une',
    characteristicArgument: 'code',
    after: 'à partir de ce jour compris (2025-03-15, 15/03/2025, hier)',
    before: 'jusqu’à ce jour compris',
    dayArgument: 'jour',
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
    local: 'ce que « local » veut dire : AUTOUR_SERVICE, DEPARTMENT, REGION ou AUTRE ; ajoute la caractéristique LOCAL',
    localArgument: 'sens',
    invoice: 'facture à joindre : PDF ou photographie',
    addKey: 'clé de l’envoi, pour un script qui recommence : avec la même clé, l’achat n’est enregistré qu’une fois',
    addJson: `Avec --json :
  { ok, server, purchase }, l’achat tel que l’API le donne ; s’il est refusé :
  { error: { code, message, advice, reasons: [ { field, message, advice } ] } }.`,
    export: 'écrit les achats dans un fichier CSV, XLSX ou ODS, ou sur la sortie standard',
    exportOutput: 'écrit dans ce fichier (achats.csv sinon), dont le nom donne le format ; - pour la sortie standard',
    reimportable: 'avec les colonnes de l’import des achats, à modifier et à importer à nouveau',
    exportJson: `Avec --json : { ok, server, file, format, reimportable, bytes, leftOut }.`,
    summary: 'additionne les achats d’une année : total, bio, qualité, familles, devant les objectifs du territoire',
    summaryCanteen: 'numéro ou SIRET d’une cantine ; peut être répété (toutes vos cantines sinon)',
    year: 'année (la dernière qui a des achats sinon)',
    yearArgument: 'année',
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
  aboutir : { error: { code, message, advice } }, en dernière ligne avec --all.`,
  },
}
