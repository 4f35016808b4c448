import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const canteens: Readonly<Record<CodeOf<'canteens'>, Explanation>> = {
  'siret-check-digit': {
    meaning:
      'Le numéro a bien 14 chiffres, mais ils ne s’accordent pas entre eux : le dernier est une clé de contrôle. Un chiffre au moins est faux.',
    causes: [
      'Une faute de frappe, ou deux chiffres intervertis.',
      'La poignée de recopie du tableur a augmenté le numéro de 1 à chaque ligne.',
    ],
    steps: [
      'Cherchez l’établissement sur annuaire-entreprises.data.gouv.fr et copiez son numéro SIRET.',
      textColumn,
      'Pour répéter un numéro vers le bas, copiez-le (Ctrl+C) et collez-le sur toutes les lignes (Ctrl+V), sans tirer la poignée.',
      save,
    ],
    origin:
      'INSEE, répertoire SIRENE : la clé suit l’algorithme de Luhn. Les établissements de La Poste, qui font exception, sont acceptés.',
  },
  'same-as-own-siret': {
    meaning: 'La cantine se désigne elle-même comme son livreur de repas.',
    causes: [
      'Le SIRET de la cantine a été recopié dans la colonne du livreur parce qu’elle cuisine sur place.',
      'Les deux colonnes ont été remplies par la même formule.',
    ],
    steps: [
      open,
      'Si un autre établissement livre les repas, indiquez son SIRET.',
      'Si la cantine cuisine sur place, laissez la cellule du livreur vide.',
      save,
    ],
    origin: 'Règle de l’import : le livreur est un autre établissement que la cantine qu’il livre.',
  },
  'delivering-kitchen-required': {
    meaning:
      'Le type de production, « site_cooked_elsewhere », dit que les repas sont préparés ailleurs, mais rien ne dit par quel établissement.',
    causes: [
      'La colonne du livreur a été tenue pour facultative : elle l’est pour les autres types de production seulement.',
      'Le type de production est faux : la cantine prépare ses repas sur place.',
    ],
    steps: [
      open,
      'Indiquez le SIRET de la cuisine qui livre les repas ; annuaire-entreprises.data.gouv.fr le donne d’après son nom.',
      'Si la cantine cuisine sur place, remplacez le type de production par « site ».',
      textColumn,
      save,
    ],
    origin: 'Règle du service : les achats d’un restaurant satellite sont ceux de la cuisine qui le livre.',
  },
  'no-daily-meals': {
    meaning: 'La cantine sert des repas, d’après son type de production, mais leur nombre par jour est 0.',
    causes: [
      'Un 0 a été mis à la place d’un nombre inconnu.',
      'L’établissement livre tous ses repas sans en servir sur place : son type de production est « central ».',
    ],
    steps: [
      open,
      'Indiquez le nombre moyen de repas que la cantine sert en une journée.',
      'Si elle n’en sert aucun sur place, remplacez le type de production par « central » et laissez 0.',
      save,
    ],
    origin: 'Règle du service : seul un livreur de repas sans lieu de consommation n’a pas de repas par jour.',
  },
  'name-too-long': {
    meaning: 'Le nom de la cantine est si long que la cellule contient sans doute autre chose avec lui.',
    causes: [
      'Un commentaire, une adresse ou plusieurs noms sont dans la même cellule.',
      'Un guillemet qui manque a réuni plusieurs cellules en une seule.',
    ],
    steps: [open, 'Ne laissez dans la cellule que le nom de la cantine.', save],
    origin: 'Règle du service : un nom compte 250 caractères au plus, ici comme dans le formulaire et l’API.',
  },
  'yearly-below-daily': {
    meaning: 'La cantine servirait moins de repas en une année qu’en une seule journée.',
    causes: [
      'Les deux colonnes ont été interverties.',
      'Il manque des chiffres au nombre de l’année, ou le tableur l’a pris en milliers.',
    ],
    steps: [
      open,
      'Corrigez celui des deux nombres qui est faux ; celui de l’année compte aussi les repas livrés.',
      save,
    ],
    origin: 'Règle du service : une année compte au moins une journée de repas, et au moins un repas.',
  },
  'yearly-not-above-daily': {
    meaning: 'La cantine ne servirait pas plus de repas en une année qu’en une seule journée.',
    causes: ['Les deux colonnes ont été interverties.', 'Le même nombre a été recopié dans les deux colonnes.'],
    steps: [open, 'Corrigez celui des deux nombres qui est faux.', save],
    origin: 'Règle des fichiers de 2026 : le nombre de repas d’une année dépasse celui d’une journée.',
  },
  'too-many-sectors': {
    meaning: 'La cellule nomme plus de trois secteurs, et une cantine en a trois au plus.',
    causes: [
      'Tous les publics de la cantine ont été cités, même les plus petits.',
      'La cellule réunit les secteurs de plusieurs cantines.',
    ],
    steps: [open, 'Gardez un, deux ou trois secteurs, ceux dont relèvent le plus grand nombre de repas.', save],
    origin: 'Règle des fichiers de 2026 : une cantine a de un à trois secteurs. Ceux de 2025 n’ont pas cette limite.',
  },
  'unexpected-delivering-kitchen': {
    meaning: 'Le restaurant cuisine sur place, d’après son type de production, mais une cuisine centrale est indiquée.',
    causes: [
      'Le SIRET de la cantine, ou celui de son siège, a été recopié dans la colonne de la cuisine centrale.',
      'Le type de production est faux : les repas sont livrés.',
    ],
    steps: [
      open,
      'Si les repas sont livrés, remplacez le type de production par « Restaurant satellite ».',
      'Si le restaurant cuisine sur place, laissez vide la cellule de la cuisine centrale.',
      save,
    ],
    origin: 'Règle des fichiers de 2026 : seul un restaurant satellite a une cuisine centrale.',
  },
  'unexpected-line-ministry': {
    meaning: 'Un ministère de tutelle est indiqué, mais la cantine est privée, ou d’un secteur qui n’en a pas.',
    causes: [
      'La colonne a été remplie de haut en bas avec le même ministère.',
      'Le secteur ou le modèle économique est faux.',
    ],
    steps: [
      open,
      'Laissez la cellule du ministère vide pour une cantine privée, ou hors des secteurs de l’État.',
      'Si la cantine dépend bien de ce ministère, corrigez son secteur ou son modèle économique.',
      save,
    ],
    origin:
      'Règle des fichiers de 2026 : le ministère est donné pour les cantines publiques des secteurs de l’État, et elles seules.',
  },
  'siret-or-siren': {
    meaning: 'La ligne donne à la fois un SIRET et un SIREN, ou ni l’un ni l’autre.',
    causes: ['Le SIREN a été recopié à côté du SIRET, dont il est le début.', 'Le SIRET a été effacé par mégarde.'],
    steps: [
      open,
      'Laissez vide la cellule du SIREN si la cantine a un SIRET.',
      'Sinon, indiquez le SIREN de son unité légale et le code INSEE de sa commune.',
      textColumn,
      save,
    ],
    origin:
      'Règle des fichiers de 2026 : une cantine est connue par son SIRET, ou par son unité légale si elle n’en a pas.',
  },
  'insee-code-required': {
    meaning:
      'La cantine est désignée par le SIREN de son unité légale, et rien ne dit dans quelle commune elle se trouve.',
    causes: ['La colonne du code INSEE a été tenue pour facultative : elle l’est pour une cantine qui a un SIRET.'],
    steps: [
      open,
      'Indiquez le code INSEE de la commune de la cantine ; il diffère souvent du code postal.',
      textColumn,
      save,
    ],
    origin:
      'Règle des fichiers de 2026 : la commune donne le département et la région. Les codes sont ceux du Code officiel géographique.',
  },
  'unexpected-group': {
    meaning: 'La ligne rattache à un groupe une cantine qui prépare elle-même ses repas.',
    causes: [
      'Le type de production est faux : les repas de la cantine sont préparés ailleurs.',
      'L’identifiant du groupe est resté d’une ligne voisine.',
    ],
    steps: [open, 'Corrigez le type de production, ou videz la cellule de la colonne « groupe_id ».', save],
    origin: 'Règle des fichiers de 2026 : un groupe réunit des restaurants satellites.',
  },
  'line-ministry-required': {
    meaning: 'La cantine est publique et d’un secteur de l’État, mais son ministère de tutelle n’est pas donné.',
    causes: [
      'La colonne du ministère a été tenue pour facultative : elle ne l’est pas pour ce secteur.',
      'Le secteur est faux, ou la cantine est privée.',
    ],
    steps: [
      open,
      'Choisissez le ministère de tutelle dans la liste du modèle de fichier.',
      'Si la cantine ne dépend d’aucun ministère, corrigez son secteur ou son modèle économique.',
      save,
    ],
    origin:
      'Règle du service : les cantines de l’État sont suivies par ministère. Parmi ceux de 2025, seul le fichier de l’équipe a la colonne.',
  },
  'postal-code-or-insee-code-required': {
    meaning: 'La commune de la cantine est inconnue : ni son code INSEE ni son code postal ne sont donnés.',
    causes: [
      'Les deux colonnes ont été tenues pour facultatives : chacune l’est, à condition que l’autre soit remplie.',
    ],
    steps: [
      open,
      'Renseignez le code INSEE de la commune (il diffère souvent du code postal), ou à défaut le code postal.',
      textColumn,
      save,
    ],
    origin:
      'Règle de l’import : la commune donne le département et la région. Les codes INSEE sont ceux du Code officiel géographique.',
  },
  'siret-in-scientific-notation': {
    meaning:
      'Le SIRET est écrit comme un très grand nombre, 2,13402E+13 : le tableur n’en a gardé que les premiers chiffres. L’avertissement dit pourquoi la cellule est refusée.',
    causes: [
      'Le fichier CSV a été ouvert d’un double clic : Excel prend tout numéro de plus de onze chiffres pour un nombre, puis l’enregistre ainsi.',
      'La colonne n’était pas au format texte quand les numéros y ont été collés.',
    ],
    steps: [
      'Si le classeur d’origine existe encore, reprenez-y la colonne : les chiffres y sont tous.',
      textColumn,
      'Sinon, retapez chaque numéro ; l’Annuaire des entreprises (annuaire-entreprises.data.gouv.fr) le donne d’après le nom. « ma-cantine fix » retrouve ceux dont la clé de contrôle ne laisse aucun doute.',
      save,
    ],
    origin:
      'Un SIRET a 14 chiffres (INSEE, répertoire SIRENE) ; un tableur écrit les longs nombres en notation scientifique.',
  },
  'spaces-in-code': {
    meaning:
      'Un SIRET ou un code INSEE est écrit avec des espaces. Dans un fichier de bilans, il est lu sans elles, et le fichier est accepté.',
    causes: ['Le numéro a été recopié d’un document où ses chiffres sont groupés pour être lus plus facilement.'],
    steps: [
      'Il n’y a rien à faire.',
      'Pour l’écrire d’un seul tenant, acceptez les corrections proposées, ou lancez « ma-cantine fix ».',
    ],
    origin: 'Usage de l’import des bilans. L’option « --strict » refuse le fichier, comme le schéma publié.',
  },
  'listed-value-spelling': {
    meaning:
      'Une valeur est écrite avec d’autres majuscules, sans ses accents ou avec une autre apostrophe que dans la liste. Elle est lue comme celle de la liste, et le fichier est accepté.',
    causes: [
      'Les claviers n’ont pas l’apostrophe courbe ni toutes les majuscules accentuées.',
      'Un logiciel écrit les valeurs à sa façon.',
    ],
    steps: [
      'Vérifiez que la valeur comprise est la bonne : il n’y a alors rien à faire.',
      'Pour l’écrire comme dans la liste, acceptez les corrections proposées, ou lancez « ma-cantine fix ».',
    ],
    origin:
      'Usage de l’import. Les majuscules comptent encore dans les fichiers de cantines. L’option « --strict » refuse le fichier, comme le schéma publié.',
  },
  'lost-leading-zero': {
    meaning:
      'Le code INSEE n’a que quatre chiffres : le zéro du début manque. Dans un fichier de bilans, il est rétabli, et le fichier est accepté.',
    causes: ['Le tableur a pris le code pour un nombre, et retiré le zéro qui le commence.'],
    steps: [
      'Vérifiez que le code compris est le bon : il n’y a alors rien à faire.',
      'Pour écrire le zéro, acceptez les corrections proposées, ou lancez « ma-cantine fix ».',
    ],
    origin: 'Usage de l’import des bilans. L’option « --strict » refuse le fichier, comme le schéma publié.',
  },
  'sectors-left-empty': {
    meaning:
      'Aucun secteur n’est donné. Dans un fichier de bilans, une cantine déjà enregistrée garde ses secteurs, et le fichier est accepté.',
    causes: ['Le fichier ne sert qu’à donner des montants, et les secteurs sont déjà enregistrés.'],
    steps: [
      'Si la cantine est nouvelle, indiquez au moins un secteur de la liste du modèle de fichier.',
      'Sinon, il n’y a rien à faire.',
    ],
    origin: 'Usage de l’import des bilans. L’option « --strict » refuse le fichier, comme le schéma publié.',
  },
  'type-left-empty': {
    meaning:
      'Le type de production ou de gestion n’est pas donné. Dans un fichier de bilans, la cantine est alors enregistrée sans lui, et le fichier est accepté.',
    causes: ['L’information n’est pas connue de la personne qui prépare le fichier.'],
    steps: [
      'Si vous connaissez le type, indiquez-le : une cellule vide efface celui qui est déjà enregistré.',
      'Sinon, il n’y a rien à faire.',
    ],
    origin: 'Usage de l’import des bilans. L’option « --strict » refuse le fichier, comme le schéma publié.',
  },
  'invalid-email': {
    meaning: 'Une des adresses e-mail de la cellule n’en est pas une, ou les adresses sont mal séparées.',
    causes: [
      'La fin de l’adresse manque : « gestion@collines » sans « .fr ».',
      'Les adresses sont séparées par un point-virgule, une espace ou un retour à la ligne, comme dans une messagerie.',
      'Un nom accompagne l’adresse : « Claire <claire@exemple.fr> ».',
    ],
    steps: [
      open,
      'Gardez les adresses seules, séparées par des virgules, sans virgule après la dernière.',
      save,
      checkAgain,
    ],
    origin: 'Règle de l’import : ces personnes reçoivent un message ; une adresse a au plus 254 caractères (RFC 5321).',
  },
}
