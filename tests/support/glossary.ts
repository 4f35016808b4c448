/**
 * The words of the service in both languages, each as a prefix. Written by hand and read by no product code, it
 * contradicts sentences that were swapped or translated from another one.
 */

/** A sentence with one of these words has the other in the other language. */
const equivalents = words(`
  password = mots? de passe
  e-mail = e-mail|courriel|(?<!factures?(?: est)? )électronique
  phone = téléphone
  token = jeton
  revoke = révo
  expire = expir
  session = session
  profile = profil
  photo = photo
  first name = prénom
  first day = premier jour
  last day = dernier jour
  secret = secret
  confirm = confirm
  link = lien
  purchase = achat
  invoice = facture
  product = produit
  price = prix
  famil(?:y|ies) = famille
  diagnostic = bilan
  campaign = campagne
  waste = gaspi
  plate = assiette
  peelings = épluchures
  bins?\\b = poubelle
  gram = gramme
  weighing = pesée
  bread = pain
  mass = masse
  negative = négati
  inedible = non comestible
  edible food cannot = de denrées comestibles ne
  sum\\b = somme (?:de|ne)
  decimals = décimales
  overlap = recouvr
  diner = convive
  kitchen = cuisine
  central = central
  satellite = satellite
  establishment = établissement
  territory = territoire
  elected = élu
  import = import
  dry run = simul
  file = fichier
  column = colonne
  header = en-tête
  field = champ
  value = valeur
  character(?!istic) = caractère
  whole number = nombre entier
  minimum = minimal
  null = nul
  empty = vide
  template = modèle
  contact form = formulaire de contact
  size = taille
  download = télécharg
  content = contenu
  compressed = compressé
  nested = imbriqu
  json = json
  pdf = pdf
  png = png
  csv = csv
  csrf = csrf
  siret = siret
  key(?!board) = clé|touche|phare
  server = serveur
  service = service
  platform = plateforme
  disk = disque
  keyboard = clavier
  computer = ordinateur
  browser = navigateur
  program = programme
  network = réseau
  today = aujourd
  tomorrow = demain
  several = plusieurs
  dashboard = tableau de bord
  webinar = webinaire
  week = semaine
  month = mois
  answer = répon
  reload = recharg
  junk = indésirable
  hard to guess = devine mal
  soon guessed = devine vite
  repeats = répète
  common word = mot courant
  date or a year = date ou une année
  first name or = prénom ou
  beginning = début
  lengthen = allong
  object = objet
  text = texte
  minute = minute
  hour|Paris time = heure
  never = jamais
  later = tard
  exist = exist
  choice = choix
  window = fenêtre
  sheet = feuille
  step = étape
  amount = montant
  region = région
  department = département
  reference = référence
  host\\b = host
  expect\\b = expect
  authorization = authorization
  bearer = bearer
  https = https
  ecosystem = éco-système
  blog = blog
  legal = légal
`)

/** A French sentence has the word if the English one does; the French word has other uses. */
const implied = words(`
  pictures?\\b = image|photo|dessin|vignette|illustr
  subtitles = sous-titr
  thumbnails?\\b = vignette
  in English = en anglais
  an article = article
  meetings?\\b = rencontre|réunion
  user names? = identifiant
  application = application
  account = compte
  canteens? = cantine|gestionnaire|import
  image = image
  row = ligne
  digits?\\b = chiffre
  maximum = maximal
  message = message|courrier
  address = adresse
  quality = qualité
  error = erreur
  nothing = rien
  undo = annul
  delete = suppr
  cancel = annul|renonc
  correct = corr
  copy = copi
  change = chang|modif
  creat = cré
  choose = chois
  search = recherch|cherch
  team = équipe
  staff = équipe|personnel|administration
  developer = développ
  format = format
  for example = exemple
  already = déjà
  heavy = lourd
  lost = perd
  sign out = déconne
  connection = connexion
  metrics = mesure
  remov = retir|enlev|suppr
  whole = entier|tout
  same = même|identique
  day = jour
  dates? = date|jour
  expected = attend|prévu
  yet = encore
  least = moins
  safe = abri|sûr|gard
  poster = affiche
  simple = simple
  question = question
  person\\b = personne
  sequence = suite
  detail = détail|précision|information
  law\\b = loi|légal
  years?\\b = ans?\\b|année
  agreement = accord|convention
  cookie = cookie
  visit = visit
  public\\b = publi
  publish = publi|édit
  licence = licence
  source code = code source
  history = historique
  erase = effac
  recognise = reconna
  measure = mesure|évaluation
  controller = responsable
  processor = sous-traitant
  newsletter = lettre|infolettre
  our provider = prestataire
  issues of the newsletter = numéros de la lettre
  identity = identité
  obstacle = obstacle
  accessib = accessib
  organic = bio
  goals? = objectif|but
  shares? of = parts? d|parts? visée
  suppliers? = fournisseur
  per meal = repas
  discount = remises?\\b
  including VAT = taxes comprises
  replac = rempla|substitu
  fish = poisson|pêche|aquati|arête
  meat = viande
  too large = trop|dépasse|volumineux|lourd
  exceed = dépass
  invit = invit
  supplier = fournisseur
  credit note = avoir
  damaged = abîmé
  precaution = sécurité
  doctype = doctype
  elements = éléments
  organic = bio
  sustainable = durable
  share(?!d) = part
  meat = viande
  tax\\b = ht\\b|taxe|hors
  summary = synthèse|résum|récapitul
  export = export
  paste = coll
  restor = rétabli|restaur
  duplicat = dupliqu|doublon
  latest = récen|dernier
  oldest = ancien
  vegetarian = végétari
  proteins? = protéine
  donation = don
  plastic = plasti
  deliverer = livreur
  containers? = contenant
  charity = association
  frequency = fréquence
  nutritional = nutri
  bottles? = bouteille
  cutlery = couvert
  unknown = inconnu
  plastic = plastique
  vegetarian = végétarien
  proteins? = protéine
  vary = diversifi|vari
  donations?\\b = dons?\\b
  associations? = association
  containers? = contenant|boîte
  bottles? = bouteille
  tableware = vaisselle|ustensile|couverts
  menus? = menu|carte
  dish(?:es)?\\b = plat|récipient|barquette
  device = appareil
  schools? = école|scolaire|maternelle
  nurser = crèche|maternelle
  hospitals\\b = hôpita
  universit = universit
  water = eau
  threshold = seuil
  assess = évalu
  overseas = outre-mer
  territor(?!ial) = territoire
  fair trade = équitable
  inform(?!ation) = inform|dire
  restaurants? = restaura
  trays? = plateau|bac
  portions? = portion
  nutrition = nutri
  frequency = fréquen
  recipes? = recette
  pulses = légum
  eggs? = œuf
  cheese = fromage
  soy\\b = soja
  fine\\b = amende
  plan\\b = plan|prévo
  disposable = jetable
  reus = réempl|réutilis|resserv|emploie
  recaps?\\b = récapitul
  (?<!as a )reminders?\\b = relanc|rappel
  contractors? = prestataire
  deadline = limite|échéance
  requests?\\b = demand|requête|appel
`)

interface Term {
  readonly english: RegExp
  readonly french: RegExp
}

function words(list: string): readonly Term[] {
  return list
    .trim()
    .split('\n')
    .map(line => {
      const [english, french] = line.trim().split(' = ')
      return {
        english: new RegExp(`\\b(?:${english})`, 'i'),
        french: new RegExp(`(?<!\\p{L})(?:${french})`, 'iu'),
      }
    })
}

interface Marks {
  /** Whether the text has each word of `equivalents`, then of `implied`. */
  readonly terms: readonly boolean[]
  readonly figures: string
}

const all = [...equivalents, ...implied]

const marksOf = (text: string, language: 'english' | 'french'): Marks => ({
  terms: all.map(term => term[language].test(text)),
  figures: (text.match(/\d+/g) ?? []).sort().join(' '),
})

function disagreements(french: Marks, english: Marks): string[] {
  const wrong = all.filter((_, index) => {
    if (english.terms[index]) return !french.terms[index]
    return index < equivalents.length && french.terms[index]
  })
  return [...wrong.map(term => term.english.source), ...(french.figures === english.figures ? [] : ['figures'])]
}

/** The words that one sentence has and the other lacks, and figures that differ. */
export const findContradictions = (french: string, english: string): string[] =>
  disagreements(marksOf(french, 'french'), marksOf(english, 'english')).map(reason => `${reason}: ${english}`)

export interface Pair {
  readonly code: string
  readonly fr: string
  readonly en: string
}

/** Finds pairs of codes whose English sentences could be swapped without contradicting the glossary. */
export function findUnnoticedSwaps(pairs: readonly Pair[]): {
  readonly possible: number
  readonly unnoticed: string[]
} {
  const marked = pairs.map(pair => ({
    ...pair,
    french: marksOf(pair.fr, 'french'),
    english: marksOf(pair.en, 'english'),
  }))
  const swaps = marked.flatMap((one, index) =>
    marked
      .slice(index + 1)
      .filter(other => other.en !== one.en)
      .map(other => [one, other] as const),
  )
  const unnoticed = swaps
    .filter(([one, other]) => disagreements(one.french, other.english).length === 0)
    .filter(([one, other]) => disagreements(other.french, one.english).length === 0)
    .map(([one, other]) => `${one.code}, ${other.code}`)
  return { possible: swaps.length, unnoticed }
}
