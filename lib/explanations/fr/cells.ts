import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const cells: Readonly<Record<CodeOf<'cells'>, Explanation>> = {
  required: {
    meaning: 'Une cellule obligatoire est vide. Des espaces seules ne comptent pas pour une valeur.',
    causes: [
      'La valeur manquait au moment de la saisie et n’a pas été complétée.',
      'Des cellules fusionnées ne gardent leur valeur que sur la première ligne une fois enregistrées au format CSV.',
    ],
    steps: [
      open,
      {
        excel:
          'Pour voir toutes les cellules vides d’une colonne, sélectionnez-la, puis « Données > Filtrer », et ne cochez que « (Vides) ».',
        libreOffice:
          'Pour voir toutes les cellules vides d’une colonne, sélectionnez-la, puis « Données > AutoFiltre », et ne cochez que « (vide) ».',
      },
      'Complétez chaque cellule.',
      save,
    ],
    origin: 'Contrainte « required » du schéma (Table Schema).',
  },
  'type-error': {
    meaning: 'La valeur n’est pas du type de la colonne : une date, un nombre entier, un nombre ou une année.',
    causes: [
      'Le tableur montre et enregistre les dates à la française, 15/03/2024, là où le fichier attend 2024-03-15.',
      'La date n’existe pas, comme le 30 février.',
      'Un nombre contient un symbole, une unité ou une espace entre les milliers.',
    ],
    steps: [
      {
        excel:
          'Pour des dates : sélectionnez la colonne, « Format de cellule » (Ctrl+1), catégorie « Personnalisée », type « aaaa-mm-jj ».',
        libreOffice:
          'Pour des dates : sélectionnez la colonne, « Format > Cellules » (Ctrl+1), catégorie « Date », code de format « AAAA-MM-JJ ».',
      },
      {
        excel: 'Pour des nombres : « Format de cellule » (Ctrl+1), catégorie « Nombre », sans séparateur de milliers.',
        libreOffice:
          'Pour des nombres : « Format > Cellules » (Ctrl+1), catégorie « Nombre », sans séparateur de milliers.',
      },
      save,
      checkAgain,
    ],
    origin: 'Type du champ dans le schéma (Table Schema) ; les dates suivent la norme ISO 8601.',
  },
  pattern: {
    meaning:
      'La valeur n’a pas la forme attendue : par exemple un SIRET n’a que 14 chiffres, un prix n’a pas de symbole €.',
    causes: [
      'Excel remplace un long numéro par 2,134E+13 : il le prend pour un nombre.',
      'Un code qui commence par 0 perd son zéro, pour la même raison : 01004 devient 1004.',
      'Le prix porte le format monétaire : le symbole € et les espaces entre les milliers sont écrits dans le fichier CSV.',
      'Le numéro a été copié avec ses espaces.',
    ],
    steps: [
      {
        excel:
          'Pour un numéro devenu 2,134E+13 dans le classeur : « Format de cellule » (Ctrl+1), catégorie « Nombre », 0 décimale : ses chiffres reviennent.',
        libreOffice:
          'Pour un numéro devenu 2,134E+13 dans le classeur : « Format > Cellules » (Ctrl+1), catégorie « Nombre », 0 décimale : ses chiffres reviennent.',
      },
      'Si 2,134E+13 est écrit dans le fichier CSV lui-même, les derniers chiffres sont perdus : retrouvez-les à la source.',
      textColumn,
      {
        excel: 'Pour un prix : « Format de cellule » (Ctrl+1), catégorie « Nombre », sans séparateur de milliers.',
        libreOffice:
          'Pour un prix : « Format > Cellules » (Ctrl+1), catégorie « Nombre », sans séparateur de milliers.',
      },
      save,
    ],
    origin: 'Contrainte « pattern » du schéma (Table Schema). Un SIRET a 14 chiffres (INSEE, répertoire SIRENE).',
  },
  enum: {
    meaning:
      'La valeur ne fait pas partie de la liste des valeurs possibles, ou n’est pas écrite exactement comme elle.',
    causes: [
      'Le mot courant a été écrit à la place de la valeur du fichier : « Fruits et légumes » pour « FRUITS_ET_LEGUMES ».',
      'Plusieurs valeurs sont séparées par un autre signe que celui de la colonne.',
      'La casse ou un accent diffère.',
    ],
    steps: [
      'Cherchez la valeur dans la liste : « ma-cantine schemas achats » (ou « cantines », « diagnostics »…) la donne.',
      {
        excel: 'Remplacez-la partout d’un coup avec « Rechercher et sélectionner > Remplacer » (Ctrl+H).',
        libreOffice: 'Remplacez-la partout d’un coup avec « Édition > Rechercher et remplacer » (Ctrl+H).',
      },
      {
        excel: 'Pour ne plus se tromper : « Données > Validation des données », autoriser « Liste ».',
        libreOffice: 'Pour ne plus se tromper : « Données > Validité », autoriser « Liste ».',
      },
      save,
    ],
    origin: 'Contrainte « enum » du schéma (Table Schema), ou sa liste écrite en « pattern ».',
  },
  minimum: {
    meaning:
      'Le nombre est plus petit que le minimum de la colonne. Un nombre de repas ou un montant n’est pas négatif.',
    causes: ['Un avoir ou une correction a été saisi en négatif.', 'Une formule soustrait plus qu’il n’y a.'],
    steps: [open, 'Corrigez le nombre ; pour un avoir, déduisez-le du montant auquel il se rapporte.', save],
    origin: 'Contrainte « minimum » du schéma (Table Schema).',
  },
  maximum: {
    meaning: 'Le nombre dépasse le maximum de la colonne, bien au-delà de ce qui existe.',
    causes: [
      'La valeur d’une autre colonne, un SIRET par exemple, a été collée à la place.',
      'Un zéro de trop, ou une virgule oubliée.',
    ],
    steps: [
      open,
      'Vérifiez que les valeurs de la ligne ne sont pas décalées d’une colonne.',
      'Corrigez le nombre.',
      save,
    ],
    origin: 'Contrainte « maximum » du schéma (Table Schema) : le plus grand nombre qui puisse être enregistré.',
  },
  'total-digits': {
    meaning: 'Le montant a trop de chiffres pour être enregistré au centime près : 15 au plus, dont deux décimales.',
    causes: [
      'Plusieurs nombres ont été collés bout à bout.',
      'Une référence ou un code-barres occupe la place du prix.',
    ],
    steps: [open, 'Remplacez la valeur par le montant hors taxes.', save],
    origin:
      'Règle de l’import, du nom de la contrainte « totalDigits » de XML Schema : la place prévue pour un montant.',
  },
  'fraction-digits': {
    meaning: 'Le montant a plus de deux chiffres après la virgule : il est plus précis que le centime.',
    causes: [
      'Le montant est le résultat d’une formule : le tableur en montre deux décimales et en enregistre davantage.',
      'Le point est pris pour une virgule : 30.250 est lu 30 euros et 250 millièmes.',
    ],
    steps: [
      {
        excel:
          'Arrondissez avec la formule « =ARRONDI(O2;2) », puis collez les valeurs avec « Collage spécial > Valeurs ».',
        libreOffice:
          'Arrondissez avec la formule « =ARRONDI(O2;2) », puis collez avec « Édition > Collage spécial », sans les formules.',
      },
      save,
      checkAgain,
    ],
    origin:
      'Contrainte « fractionDigits » du schéma, du nom de celle de XML Schema : les montants sont tenus au centime.',
  },
  'garbled-text': {
    meaning:
      'Un texte en UTF-8 a été lu par un logiciel comme s’il était dans un autre encodage, puis enregistré ainsi : chaque lettre accentuée y est devenue deux signes.',
    causes: [
      'Un fichier CSV en UTF-8 a été ouvert dans Excel d’un double-clic, puis enregistré.',
      'Deux fichiers d’encodages différents ont été assemblés.',
    ],
    steps: [
      'La correction automatique (« Corriger », ou « ma-cantine fix ») récrit ces textes comme ils étaient.',
      'Pour éviter ce défaut, dans Excel, ouvrez les fichiers CSV avec « Données > À partir d’un fichier texte/CSV », origine « UTF-8 ».',
      checkAgain,
    ],
    origin:
      'Standard Unicode (UTF-8) : ces suites de signes n’existent pas en français, mais sont les octets d’une lettre.',
  },
  'control-character': {
    meaning:
      'Le texte contient un caractère de commande, fait pour les imprimantes ou pour le sens de l’écriture : il ne s’affiche pas, et ne peut pas être enregistré.',
    causes: [
      'Le texte a été copié depuis une page web, un PDF ou un logiciel de caisse.',
      'Une base de données ancienne a mis une tabulation verticale à la place d’un saut de ligne.',
    ],
    steps: [open, 'Effacez le texte et retapez-le, sans le copier.', save],
    origin: 'Règle de l’import : tout ce qui est enregistré doit pouvoir être exporté, puis importé de nouveau.',
  },
}
