import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, fromTemplate, save } from './steps.ts'

const origin = 'Règle de l’import : une seule feuille est vérifiée à la fois.'

export const workbook: Readonly<Record<CodeOf<'workbook'>, ExplanationInWords>> = {
  'unknown-sheet': {
    meaning: 'Le classeur n’a pas de feuille du nom demandé.',
    wrong: 'La feuille « Achats 2024 » est demandée à un classeur dont les feuilles sont « Achats2024 » et « Listes ».',
    right: 'La feuille « Achats2024 » est demandée.',
    causes: [
      'Le nom est mal recopié : une espace ou un accent diffère.',
      'La feuille a été renommée, ou se trouve dans un autre classeur.',
    ],
    steps: ['Lisez les noms des onglets, en bas du classeur.', 'Demandez la feuille par son nom exact.', checkAgain],
    origin,
  },
  'no-fitting-sheet': {
    meaning: 'Le classeur a plusieurs feuilles, et aucune ne commence par les noms de colonnes d’un fichier connu.',
    wrong: 'La feuille « Achats » a pour première ligne « Achats de mars », et l’en-tête se trouve sur la troisième.',
    right: 'La première ligne de la feuille « Achats » est l’en-tête du modèle.',
    causes: [
      'Un titre, un logo ou des lignes vides se trouvent au-dessus de l’en-tête.',
      'Les noms de colonnes sont ceux d’un autre logiciel.',
      'La feuille à vérifier est masquée.',
    ],
    steps: [
      {
        excel:
          'Sélectionnez par leurs numéros les lignes au-dessus de l’en-tête, faites un clic droit, puis « Supprimer ».',
        libreOffice:
          'Sélectionnez par leurs numéros les lignes au-dessus de l’en-tête, faites un clic droit, puis « Supprimer les lignes ».',
      },
      fromTemplate,
      checkAgain,
    ],
    origin,
  },
  'several-sheets': {
    meaning:
      'Plusieurs feuilles du classeur ont l’en-tête d’un fichier connu : on ne peut pas savoir laquelle vérifier.',
    wrong: 'Un classeur a une feuille d’achats par mois, et aucune n’est demandée.',
    right: 'Une feuille est demandée par son nom, ou chaque mois a son fichier.',
    causes: ['Une feuille a été dupliquée.', 'Le classeur a une feuille par mois ou par cantine.'],
    steps: [
      'Demandez la feuille à vérifier par son nom.',
      'Ou enregistrez chaque feuille dans son propre fichier.',
      save,
    ],
    origin,
  },
  'unpacked-too-large': {
    meaning: 'Le classeur est un fichier compressé ; une fois décompressé, il est trop volumineux pour être lu.',
    wrong: 'Un classeur garde des photographies et des années d’anciennes feuilles.',
    right: 'Un classeur n’a que la feuille à vérifier.',
    causes: [
      'Le classeur contient des images, ou des feuilles d’archives.',
      'La mise en forme couvre toutes les lignes de la feuille, jusqu’à la dernière.',
    ],
    steps: ['Copiez la feuille à vérifier dans un nouveau classeur.', save, checkAgain],
    origin: 'Règle de l’import : une limite qui protège la mémoire de l’ordinateur.',
  },
  'formula-without-result': {
    meaning:
      'Une cellule est une formule, et le classeur n’a pas gardé son résultat : la vérification lit les résultats, et ne calcule pas les formules.',
    wrong: 'Le prix de la ligne 2 est la formule « =2*3 », dans un classeur qu’aucun tableur n’a enregistré.',
    right: 'Le même classeur, ouvert puis enregistré dans un tableur, garde le résultat 6 avec la formule.',
    causes: [
      'Le classeur vient d’un logiciel ou d’un programme qui écrit les formules sans les calculer.',
      'Le classeur a été transformé par un service en ligne, sans passer par un tableur.',
    ],
    steps: [
      'Ouvrez le classeur dans un tableur : il calcule ses formules.',
      {
        excel:
          'Choisissez « Fichier > Enregistrer » ; en mode protégé, cliquez d’abord sur « Activer la modification ».',
        libreOffice:
          'Choisissez « Données > Calculer > Recalculer de façon inconditionnelle », puis « Fichier > Enregistrer ».',
      },
      checkAgain,
    ],
    origin: 'Règle de l’import : une cellule vaut le résultat que le classeur a gardé.',
  },
}
