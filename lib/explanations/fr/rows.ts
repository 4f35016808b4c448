import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save } from './steps.ts'

export const rows: Readonly<Record<CodeOf<'rows'>, Explanation>> = {
  'blank-row': {
    meaning: 'Une ligne ne contient aucune valeur.',
    causes: [
      'Une ligne vide sépare deux groupes de lignes.',
      'Des cellules ont été effacées sans que la ligne soit supprimée : le tableur l’enregistre quand même, parfois par centaines à la fin.',
    ],
    steps: [
      {
        excel: 'Cliquez avec le bouton droit sur le numéro de la ligne, puis choisissez « Supprimer ».',
        libreOffice:
          'Cliquez avec le bouton droit sur le numéro de la ligne, puis choisissez « Supprimer les lignes ».',
      },
      'À la fin du tableau, sélectionnez les lignes de la première vide jusqu’en bas (Ctrl+Maj+Flèche bas) et supprimez-les de même.',
      save,
    ],
    origin: 'Erreur « blank-row » du standard Frictionless : une ligne vide est plus souvent un oubli qu’un choix.',
  },
  'missing-cell': {
    meaning:
      'La ligne s’arrête avant la dernière colonne : il lui manque des cellules, et non seulement leurs valeurs.',
    causes: [
      'Le fichier a été écrit ou retouché à la main, sans les séparateurs de fin de ligne.',
      'Un logiciel de gestion n’écrit pas les dernières cellules quand elles sont vides.',
      'Le fichier a été coupé pendant son transfert.',
    ],
    steps: [
      'Ouvrez le fichier dans votre tableur : il complète les lignes de lui-même.',
      'Vérifiez que rien ne manque à la fin de la ligne indiquée.',
      save,
    ],
    origin:
      'RFC 4180 : chaque ligne a autant de cellules que l’en-tête. Les fichiers de bilans peuvent s’arrêter plus tôt.',
  },
  'extra-cell': {
    meaning: 'La ligne a plus de cellules que l’en-tête n’a de noms.',
    causes: [
      'Un texte contient le caractère qui sépare les colonnes : une virgule dans « Pommes, poires » coupe la cellule en deux.',
      'Un prix est écrit avec une virgule dans un fichier dont les colonnes sont séparées par des virgules.',
      'Une remarque a été écrite à droite du tableau.',
    ],
    steps: [
      open,
      'Si la cellule est une remarque, effacez-la.',
      'Si un texte a été coupé, réunissez les morceaux dans la même cellule et supprimez ceux qui sont en trop.',
      save,
    ],
    origin:
      'RFC 4180 : chaque ligne a autant de cellules que l’en-tête, et un texte qui contient le séparateur est entouré de guillemets.',
  },
  'cut-number': {
    meaning:
      'Dans ce fichier, les virgules séparent les colonnes : celle d’un nombre en a fait deux cellules, et a décalé toutes celles qui suivent.',
    causes: [
      'Un logiciel a écrit les prix avec une virgule, sans guillemets autour.',
      'Un prix a été corrigé à la main dans un fichier dont les colonnes sont séparées par des virgules.',
    ],
    steps: [
      'Laissez l’outil réunir les deux moitiés du nombre : il montre chaque ligne avant de la changer.',
      'Comparez les montants réunis avec vos factures.',
      'Pour les prochains fichiers, séparez les colonnes par des points-virgules, ou écrivez les nombres avec un point.',
    ],
    origin:
      'RFC 4180 : une cellule qui contient le séparateur est entourée de guillemets. La ligne n’est reconnue que si une seule façon de réunir deux cellules remet les suivantes dans leur colonne.',
  },
  'repeated-line': {
    meaning:
      'Deux lignes ont exactement les mêmes cellules. Le fichier est accepté : deux achats peuvent se ressembler en tout. Seules les 250 000 premières lignes d’un fichier sont comparées : un import en compte moins.',
    causes: [
      'Une ligne a été recopiée deux fois, ou deux fichiers qui se recoupent ont été réunis.',
      'Un logiciel de gestion répète la ligne pour chaque page de la facture.',
      'Deux livraisons identiques ont eu lieu le même jour : dans ce cas, tout va bien.',
    ],
    steps: [
      open,
      {
        excel: 'Pour enlever toutes les répétitions d’un coup : « Données > Supprimer les doublons ».',
        libreOffice:
          'Pour enlever toutes les répétitions d’un coup : « Données > Plus de filtres > Filtre standard », option « Sans doublons ».',
      },
      save,
    ],
    origin: 'Règle de prudence : un achat compté deux fois fausse les parts du bilan.',
  },
  unique: {
    meaning: 'Une valeur qui doit être propre à chaque ligne figure sur deux lignes.',
    causes: [
      'Une ligne a été copiée pour en créer une autre, et le numéro n’a pas été changé.',
      'Deux cantines partagent un bâtiment et le même numéro leur a été donné.',
      'La même cantine vient de deux fichiers réunis.',
    ],
    steps: [
      {
        excel:
          'Sélectionnez la colonne, puis « Mise en forme conditionnelle > Règles de mise en surbrillance des cellules > Valeurs en double ».',
        libreOffice:
          'Dans une colonne libre, la formule « =NB.SI(A:A;A2) » donne plus de 1 pour une valeur en double ; effacez-la ensuite.',
      },
      'Corrigez le numéro qui est faux, ou gardez une seule ligne.',
      save,
      checkAgain,
    ],
    origin: 'Contrainte « unique » du schéma (Table Schema) : une cantine est reconnue à son numéro SIRET.',
  },
}
