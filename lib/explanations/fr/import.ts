import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, textColumn } from './steps.ts'

const ownRule = 'Règle de l’import, que seul le serveur peut vérifier.'

export const imports: Readonly<Record<CodeOf<'import'>, ExplanationInWords>> = {
  'unknown-canteen': {
    meaning:
      'Le SIRET de la ligne n’est celui d’aucune cantine de la plateforme : l’achat ne peut être rattaché à rien.',
    wrong: 'Des achats portent le SIRET 21340172201787, et aucune cantine n’a été créée avec ce numéro.',
    right: 'La cantine 21340172201787 a d’abord été importée ; ses achats le sont ensuite.',
    causes: [
      'La cantine n’a pas encore été créée.',
      'Le SIRET est celui du siège, de la mairie ou du fournisseur, et non celui de la cantine.',
      'Le tableur a modifié le numéro, ou la poignée de recopie l’a augmenté de 1 à chaque ligne.',
    ],
    steps: [
      'Comparez le numéro avec celui de la cantine dans votre espace.',
      textColumn,
      'Si la cantine manque, importez d’abord le fichier des cantines.',
      checkAgain,
    ],
    origin: ownRule,
  },
  'canteen-exists': {
    meaning:
      'Le fichier ne fait que créer des cantines, et l’une de ses lignes porte le SIRET d’une cantine déjà enregistrée.',
    wrong: 'Marc crée la cantine des Tilleuls par un fichier ; Claire l’avait déjà enregistrée avec le même SIRET.',
    right: 'Marc retire la ligne, et demande à Claire de l’ajouter aux gestionnaires de la cantine.',
    causes: [
      'La cantine a déjà été créée, par un autre membre de l’équipe ou lors d’un import précédent.',
      'Le SIRET est celui d’un autre établissement, comme le siège ou la mairie.',
    ],
    steps: [
      'Cherchez la cantine par son SIRET dans votre espace.',
      'Si vous la gérez, changez-la avec le fichier des cantines à modifier, ou dans sa page.',
      'Sinon, demandez à son équipe de vous ajouter à ses gestionnaires.',
      'Retirez la ligne du fichier, puis recommencez l’import.',
    ],
    origin: ownRule,
  },
  'siret-taken': {
    meaning: 'La ligne donnerait à une cantine le SIRET d’une autre, et deux cantines n’ont jamais le même.',
    wrong: 'La ligne de la cantine 949 porte le SIRET de la cantine 950.',
    right: 'La ligne de la cantine 949 porte son propre SIRET.',
    causes: [
      'Les identifiants ou les SIRET ont glissé d’une ligne.',
      'Deux cantines doivent échanger leurs SIRET, ce qu’un fichier ne peut pas faire.',
    ],
    steps: [
      'Comparez l’identifiant et le SIRET de la ligne avec ceux de la cantine dans votre espace.',
      'Corrigez celui des deux qui est faux.',
      'Recommencez l’import.',
    ],
    origin: ownRule,
  },
  'unknown-group': {
    meaning: 'La cellule « groupe_id » n’est l’identifiant d’aucun groupe que vous gérez.',
    wrong: 'La ligne porte 949, qui est l’identifiant d’une école.',
    right: 'La ligne porte 1293, l’identifiant du groupe des cantines du canton.',
    causes: [
      'L’identifiant est celui d’une cantine, et non d’un groupe.',
      'Le groupe est celui d’une autre équipe, ou il a été supprimé.',
    ],
    steps: [
      'Ouvrez le groupe dans votre espace : son identifiant se lit dans l’adresse de sa page.',
      'Corrigez la cellule, ou videz-la si la cantine ne fait partie d’aucun groupe.',
      'Recommencez l’import.',
    ],
    origin: ownRule,
  },
  'group-declared': {
    meaning:
      'La ligne ferait entrer la cantine dans un groupe, ou l’en ferait sortir, alors que ce groupe est télédéclaré : sa télédéclaration dit quelles cantines elle couvre.',
    wrong: 'Le groupe 1293 est télédéclaré, et la ligne d’une de ses écoles n’a plus de groupe.',
    right: 'La ligne de l’école porte 1293 jusqu’à la fin de la campagne.',
    causes: ['La campagne de télédéclaration, ou sa période de correction, est ouverte.'],
    steps: [
      'Remettez dans la cellule le groupe actuel de la cantine.',
      'Sinon, annulez la télédéclaration du groupe, importez le fichier, puis télédéclarez de nouveau.',
    ],
    origin: ownRule,
  },
  'central-kitchen': {
    meaning:
      'La cantine livre des repas à d’autres. Ce fichier ne connaît que les restaurants qui cuisinent sur place et les restaurants satellites : il ferait perdre leur livreur à ses satellites.',
    wrong: 'Le fichier contient la ligne de la cuisine centrale du Val, qui livre deux écoles.',
    right: 'Le fichier ne contient que les lignes des deux écoles.',
    causes: ['Le fichier réunit toutes les cantines de l’équipe, cuisines centrales comprises.'],
    steps: ['Retirez la ligne du fichier.', 'Modifiez cette cantine dans sa page.', 'Recommencez l’import.'],
    origin: ownRule,
  },
  'not-manager': {
    meaning: 'La cantine existe, mais vous ne faites pas partie de ses gestionnaires.',
    wrong: 'Claire importe les achats de la cantine des Tilleuls, que seul Marc gère.',
    right: 'Marc a ajouté Claire aux gestionnaires ; elle importe les achats.',
    causes: [
      'La cantine est suivie par une autre équipe.',
      'La session est ouverte avec un autre compte que d’habitude.',
    ],
    steps: [
      'Vérifiez avec quel compte la session est ouverte.',
      'Demandez à l’équipe de la cantine de vous ajouter à ses gestionnaires.',
      'Recommencez l’import.',
    ],
    origin: ownRule,
  },
  'outside-token': {
    meaning:
      'Le fichier est envoyé avec un jeton d’accès limité à certaines cantines, et celle de la ligne n’en fait pas partie.',
    wrong: 'Un logiciel, dont le jeton est limité à la cantine des Tilleuls, envoie aussi les achats de celle du Parc.',
    right: 'Le logiciel n’envoie que les achats de la cantine des Tilleuls.',
    causes: [
      'Le jeton a été créé pour d’autres cantines.',
      'Le fichier réunit les lignes de plusieurs cantines, dont certaines seulement sont ouvertes au jeton.',
      'La cantine n’existe pas encore : un jeton limité ne peut pas en créer.',
    ],
    steps: [
      'Regardez, dans votre espace, à quelles cantines le jeton est limité.',
      'Retirez du fichier les lignes des autres cantines, ou créez un jeton qui les couvre.',
      'Recommencez l’import.',
    ],
    origin: ownRule,
  },
  'not-requested-canteen': {
    meaning:
      'Le fichier répond à une demande de récapitulatif, et l’établissement de la ligne n’est pas de ceux pour lesquels elle est faite.',
    wrong: 'La demande porte sur la cantine des Tilleuls ; le fichier contient aussi les livraisons de celle du Parc.',
    right: 'Le fichier ne contient que les livraisons de la cantine des Tilleuls.',
    causes: [
      'Le fichier réunit les livraisons de tous les clients.',
      'Le SIRET est celui du siège de la collectivité, et non celui de l’établissement livré.',
    ],
    steps: [
      'Comparez le SIRET de la ligne avec ceux que la demande indique.',
      'Corrigez-le s’il est faux ; sinon, retirez la ligne du fichier.',
      'Déposez le fichier de nouveau.',
    ],
    origin: ownRule,
  },
  'before-requested-period': {
    meaning:
      'Le fichier répond à une demande de récapitulatif, et la période de la ligne commence avant celle de la demande.',
    wrong: 'La demande porte sur l’année 2025 ; la ligne commence le 1er décembre 2024.',
    right: 'La ligne commence le 1er janvier 2025, et son montant ne compte que ce qui a été livré depuis.',
    causes: ['Le fichier suit un exercice comptable, et non l’année civile.', 'Le jour ou l’année sont mal saisis.'],
    steps: [
      'Vérifiez la date de début de la ligne.',
      'Ne comptez dans son montant que ce qui a été livré pendant la période demandée.',
      'Déposez le fichier de nouveau.',
    ],
    origin: ownRule,
  },
  'after-requested-period': {
    meaning:
      'Le fichier répond à une demande de récapitulatif, et la période de la ligne finit après celle de la demande.',
    wrong: 'La demande porte sur le premier semestre 2025 ; la ligne finit le 31 décembre 2025.',
    right: 'La ligne finit le 30 juin 2025, et son montant ne compte que ce qui a été livré jusque-là.',
    causes: [
      'Le fichier couvre une année quand la demande en couvre une partie.',
      'Le jour ou l’année sont mal saisis.',
    ],
    steps: [
      'Vérifiez la date de fin de la ligne.',
      'Ne comptez dans son montant que ce qui a été livré pendant la période demandée.',
      'Déposez le fichier de nouveau.',
    ],
    origin: ownRule,
  },
  'staff-columns': {
    meaning: 'Le fichier contient des colonnes réservées à l’administration, dont le nom commence par « admin_ ».',
    wrong: 'Une gestionnaire importe un fichier de 15 colonnes, dont « admin_source_donnees ».',
    right: 'Elle importe le même fichier sans ses trois dernières colonnes.',
    causes: ['Le fichier part du modèle de l’administration plutôt que de celui des gestionnaires.'],
    steps: [
      {
        excel: 'Sélectionnez les colonnes « admin_ », faites un clic droit, puis choisissez « Supprimer ».',
        libreOffice:
          'Sélectionnez les colonnes « admin_ », faites un clic droit, puis choisissez « Supprimer les colonnes ».',
      },
      'Enregistrez, puis recommencez l’import.',
    ],
    origin: ownRule,
  },
  'staff-file': {
    meaning:
      'Le fichier ajoute des gestionnaires à des cantines sans prévenir personne : seule l’administration du service peut l’envoyer.',
    wrong:
      'Une gestionnaire importe un fichier des colonnes « siret », « gestionnaires_additionnels » et « source_donnees ».',
    right: 'Elle indique l’adresse de son collègue dans la page de la cantine ; il en est averti.',
    causes: ['Le modèle de l’administration a été pris pour l’un de ceux des gestionnaires.'],
    steps: [
      'Ouvrez la page de la cantine dans votre espace.',
      'Ajoutez la personne à ses gestionnaires, par son adresse électronique : elle en est avertie, ou invitée si elle n’a pas de compte.',
      'Pour de nombreuses cantines, remplissez la colonne « gestionnaires_additionnels » d’un fichier de cantines à créer ou à modifier.',
    ],
    origin: ownRule,
  },
  'duplicate-file': {
    meaning:
      'Ce fichier, au caractère près, a déjà servi à importer des achats : les importer encore les compterait deux fois.',
    wrong: 'Le même fichier d’achats est importé lundi, puis mardi.',
    right: 'Le fichier importé mardi ne contient que les achats nouveaux.',
    causes: [
      'L’import a déjà réussi, et sa réponse n’a pas été vue.',
      'Le fichier du mois précédent a été choisi par erreur.',
    ],
    steps: [
      'Regardez les achats déjà enregistrés que le message énumère.',
      'Si c’est le mauvais fichier, choisissez le bon ; sinon, il n’y a rien à faire.',
    ],
    origin: ownRule,
  },
  'disagrees-with-stored': {
    meaning:
      'Une cellule vide d’un bilan détaillé laisse le montant déjà enregistré. Complété ainsi, le bilan de la ligne a une partie plus grande que son tout.',
    wrong:
      'Le bilan 2024 enregistré compte 12 000 € de pain bio ; le fichier ramène le total à 10 000 € et laisse le pain vide.',
    right: 'Le fichier ramène le total à 10 000 € et le pain bio à 2 000 €.',
    causes: [
      'Le fichier corrige une partie des montants d’un bilan déjà enregistré, et non ceux qui en dépendent.',
      'Une cellule a été vidée pour effacer un montant : il faut y écrire 0.',
    ],
    steps: [
      'Comparez la ligne avec le bilan enregistré dans votre espace.',
      'Écrivez tous les montants qui changent, et 0 à la place de ceux qui n’ont plus lieu d’être.',
      checkAgain,
    ],
    origin: ownRule,
  },
  'declared-diagnostic': {
    meaning:
      'La ligne porte un bilan qui a été télédéclaré. Ce qui est déclaré ne change plus, sauf à annuler la télédéclaration.',
    wrong:
      'Le bilan 2024 de la cantine a été télédéclaré en mars ; en avril, un fichier donne d’autres montants pour 2024.',
    right: 'Le fichier ne porte que les bilans des autres années, ou des cantines qui n’ont pas encore déclaré.',
    causes: [
      'Le fichier reprend tous les bilans, y compris ceux qui sont déjà télédéclarés.',
      'Une autre personne de l’équipe a télédéclaré entre-temps.',
    ],
    steps: [
      'Retirez du fichier les lignes des bilans télédéclarés.',
      'Pour corriger un bilan télédéclaré, annulez sa télédéclaration tant que la campagne est ouverte.',
      checkAgain,
    ],
    origin: ownRule,
  },
  'campaign-closed': {
    meaning:
      'La ligne demande de télédéclarer son bilan, et aucune campagne de télédéclaration n’est ouverte aujourd’hui.',
    wrong: 'En septembre, un fichier porte « teledeclare » dans la colonne « admin_statut_teledeclaration ».',
    right: 'La colonne est vide, ou porte « brouillon » : le bilan est enregistré sans être télédéclaré.',
    causes: ['Le fichier a été préparé pour une campagne qui a pris fin.', 'La campagne n’a pas encore commencé.'],
    steps: [
      'Remplacez « teledeclare » par « brouillon », ou videz la colonne.',
      'Recommencez l’import ; le bilan pourra être télédéclaré pendant la campagne.',
    ],
    origin: 'Règle de l’import : un bilan se télédéclare pendant la campagne qui suit l’année de ses achats.',
  },
  'declaration-refused': {
    meaning:
      'La ligne demande de télédéclarer son bilan, la campagne est ouverte, et quelque chose manque ou s’y oppose : rien n’a été enregistré.',
    wrong: 'Pendant la campagne qui porte sur 2024, un fichier demande de télédéclarer un bilan 2023.',
    right: 'La ligne porte sur l’année de la campagne, avec un total d’achats au-dessus de zéro.',
    causes: [
      'Le bilan n’est pas celui de l’année de la campagne.',
      'Le total des achats est vide ou vaut zéro.',
      'La cantine livre des repas, et son bilan ne dit pas ce qu’elle déclare pour les cantines livrées.',
      'Le livreur de la cantine déclare déjà toutes les mesures pour elle.',
      'Les corrections seules sont encore possibles, et ce bilan n’avait pas été télédéclaré.',
    ],
    steps: [
      'Lisez dans le message ce qui s’oppose, et corrigez la ligne ou le bilan.',
      'Si le bilan ne peut pas être télédéclaré, remplacez « teledeclare » par « brouillon ».',
      'Recommencez l’import.',
    ],
    origin: 'Règle de l’import : les conditions sont celles de la télédéclaration sur le site.',
  },
  'data-moved': {
    meaning: 'Une cantine du fichier a changé pendant l’import : rien n’a été enregistré, pour ne rien écraser.',
    wrong: 'Marc modifie la cantine des Tilleuls pendant que Claire importe un fichier qui la contient.',
    right: 'Claire recommence une fois la modification de Marc enregistrée.',
    causes: ['Une autre personne, ou un autre import, a modifié la même cantine au même moment.'],
    steps: ['Recommencez l’import.', 'Si cela se répète, convenez d’un moment avec votre équipe.'],
    origin: ownRule,
  },
  'similar-purchases': {
    meaning:
      'Des lignes du fichier disent, mot pour mot, ce que disent des achats déjà enregistrés : même cantine, même date, même produit, même fournisseur, même prix. L’import a été demandé avec « similar=refuse », qui refuse alors tout le fichier.',
    wrong: 'Le fichier de mars contient la livraison du 15, que Claire a déjà saisie à la main.',
    right: 'La ligne du 15 a été retirée du fichier ; les autres sont enregistrées.',
    causes: [
      'Les mêmes achats ont été saisis à la main, ou importés avec un autre fichier.',
      'Deux exports du logiciel de commandes se recouvrent.',
      'Deux livraisons sont vraiment identiques, et l’une est enregistrée depuis longtemps.',
    ],
    steps: [
      'Regardez les achats que la réponse énumère, chacun avec la ligne du fichier.',
      'S’ils font double emploi, retirez ces lignes, ou recommencez avec « similar=skip », qui les laisse de côté.',
      'Si ce sont d’autres livraisons, recommencez avec « similar=allow ».',
    ],
    origin: ownRule,
  },
  'plan-of-another-file': {
    meaning:
      'Une simulation se confirme en renvoyant le même fichier, au caractère près : celui qui est arrivé en est un autre.',
    wrong:
      'Claire simule l’import d’un fichier, corrige une ligne, puis confirme la simulation avec le fichier corrigé.',
    right: 'Elle simule l’import du fichier corrigé, puis confirme cette simulation-là.',
    causes: [
      'Le fichier a été modifié, ou seulement enregistré de nouveau par le tableur, depuis la simulation.',
      'Un autre fichier a été choisi par erreur.',
    ],
    steps: ['Simulez l’import du fichier que vous voulez enregistrer.', 'Confirmez cette simulation sans y toucher.'],
    origin: ownRule,
  },
  'plan-expired': {
    meaning: 'Une simulation se confirme dans l’heure : au-delà, ce qu’elle annonce a trop de chances d’être dépassé.',
    wrong: 'Claire simule l’import le matin et le confirme l’après-midi.',
    right: 'Elle le simule de nouveau l’après-midi, puis le confirme aussitôt.',
    causes: ['La confirmation est venue plus d’une heure après la simulation.'],
    steps: ['Simulez de nouveau l’import.', 'Confirmez-le dans l’heure.'],
    origin: ownRule,
  },
  'plan-applied': {
    meaning: 'Chaque simulation ne se confirme qu’une fois : celle-ci a déjà donné lieu à un import.',
    wrong: 'La confirmation a réussi, mais sa réponse s’est perdue ; le programme la renvoie.',
    right: 'Le programme envoie sa confirmation avec une clé « Idempotency-Key », et reçoit la première réponse.',
    causes: [
      'La réponse de la première confirmation n’a pas été vue.',
      'Deux personnes ont confirmé la même simulation.',
    ],
    steps: ['Regardez, dans la liste des imports, celui dont le message donne le numéro.'],
    origin: ownRule,
  },
  'plan-outdated': {
    meaning:
      'Depuis la simulation, quelqu’un a changé des données que l’import toucherait : il ne ferait plus ce qu’elle annonçait, et rien n’a été enregistré.',
    wrong: 'Claire simule un import qui renomme la cantine des Tilleuls ; Marc la renomme avant elle.',
    right: 'Claire simule de nouveau l’import, voit le nouveau nom, et confirme.',
    causes: ['Une autre personne, ou un autre import, a modifié une cantine ou ses achats entre-temps.'],
    steps: ['Simulez de nouveau l’import et relisez ce qu’il ferait.', 'Confirmez-le.'],
    origin: ownRule,
  },
  'unconfirmed-sender': {
    meaning:
      'Le fichier ajoute des gestionnaires à qui un message serait envoyé. Pour écrire à d’autres personnes, il faut d’abord avoir confirmé sa propre adresse e-mail : rien n’a été enregistré.',
    wrong: 'Claire vient de créer son compte et importe une cantine dont la ligne porte l’adresse de Marc.',
    right: 'Claire suit le lien reçu par e-mail, puis importe le fichier : Marc reçoit son message.',
    causes: ['Le lien envoyé à la création du compte n’a pas été suivi.', 'Ce lien a expiré au bout de trois jours.'],
    steps: [
      'Suivez le lien du message reçu, ou demandez-en un autre dans « Mon compte ».',
      'Recommencez l’import. Pour ne pas attendre, videz la colonne « gestionnaires_additionnels ».',
    ],
    origin: ownRule,
  },
  'too-many-emails': {
    meaning:
      'Chaque personne ajoutée à une équipe reçoit un message. Pour que la plateforme ne serve pas à écrire à des inconnus, leur nombre est limité par jour, pour chacun et pour tous ensemble : rien n’a été enregistré.',
    wrong: 'Claire importe 1 000 cantines, chacune avec un gestionnaire différent.',
    right: 'Claire importe les 1 000 cantines avec quelques gestionnaires, puis ajoute les autres les jours suivants.',
    causes: [
      'Le fichier ajoute un grand nombre de personnes à la fois.',
      'D’autres messages sont partis dans la journée à la suite de vos imports.',
      'La plateforme a déjà envoyé beaucoup de messages aujourd’hui, pour tous : ce n’est pas de votre fait.',
    ],
    steps: [
      'Laissez moins d’adresses dans la colonne « gestionnaires_additionnels », et recommencez l’import.',
      'Ajoutez les autres personnes un autre jour, avec un second fichier.',
      'Si vous avez envoyé peu de messages aujourd’hui, réessayez demain.',
      'Si vous en avez souvent besoin, écrivez-nous.',
    ],
    origin: ownRule,
  },
  'file-too-large': {
    meaning: 'Le fichier dépasse la taille que le serveur accepte.',
    wrong: 'Toutes les cantines et dix ans d’achats sont dans un seul fichier.',
    right: 'Chaque année a son fichier, avec sa ligne d’en-tête.',
    causes: [
      'Le fichier couvre plusieurs années ou plusieurs cantines.',
      'Des milliers de lignes vides se trouvent à la fin du tableau.',
    ],
    steps: [
      'Supprimez les lignes vides de la fin.',
      'Découpez le fichier en plusieurs, par année ou par cantine, chacun avec sa ligne d’en-tête.',
      'Importez-les l’un après l’autre.',
    ],
    origin: 'Règle de l’import : la limite de taille du serveur est donnée dans le message.',
  },
  'missing-file': {
    meaning: 'La requête est arrivée sans fichier. Cela concerne les programmes qui appellent l’API.',
    wrong: 'curl -d @achats.csv …/api/v1/importPurchases/',
    right: 'curl -F "file=@achats.csv;type=text/csv" …/api/v1/importPurchases/',
    causes: [
      'La partie de la requête qui porte le fichier ne s’appelle pas « file ».',
      'Le fichier est envoyé comme corps de la requête, sans multipart/form-data.',
    ],
    steps: [
      'Envoyez le fichier dans la partie « file » d’une requête multipart/form-data.',
      'Ou laissez la commande « ma-cantine import achats.csv » s’en charger.',
    ],
    origin: 'Contrat de l’API : RFC 7578, multipart/form-data.',
  },
  'other-kind': {
    meaning:
      'Le fichier est bien un fichier de la plateforme, mais d’un autre import que celui qui a été choisi : rien d’autre n’a été vérifié.',
    wrong: 'Un fichier de bilans simples, envoyé à l’import des bilans détaillés.',
    right: 'Le même fichier, envoyé à l’import des bilans simples.',
    causes: [
      'La page choisie n’est pas celle du fichier.',
      'Un programme envoie tous ses fichiers à la même adresse.',
      'Le fichier a été choisi par erreur.',
    ],
    steps: [
      'Ouvrez l’import que l’erreur nomme, ou envoyez le fichier à l’adresse qu’elle indique.',
      'Dans le terminal, laissez la commande reconnaître le fichier : ne donnez pas l’option « --schema ».',
      'Si vous vouliez un autre fichier, choisissez-le.',
    ],
    origin: 'Règle de l’import : chaque adresse prend les fichiers d’un seul type, reconnus à leur première ligne.',
  },
  'file-format': {
    meaning: 'Le fichier est annoncé, par son nom ou par la requête, comme autre chose qu’un tableau accepté.',
    wrong: 'Envoi de « achats.pdf », annoncé comme application/pdf.',
    right: 'Envoi de « achats.csv », annoncé comme text/csv.',
    causes: [
      'Le fichier choisi est le document imprimé, et non le tableau.',
      'Un programme annonce un autre type que text/csv.',
    ],
    steps: [
      {
        excel: 'Choisissez « Fichier > Enregistrer sous », puis le type « CSV UTF-8 (délimité par des virgules) ».',
        libreOffice: 'Choisissez « Fichier > Enregistrer sous », puis le type « Texte CSV (.csv) ».',
      },
      'Envoyez ce fichier ; dans un programme, annoncez-le comme text/csv.',
    ],
    origin: 'Contrat de l’API ; text/csv est le type enregistré par la RFC 4180.',
  },
  'unreadable-upload': {
    meaning: 'Le fichier n’est pas arrivé en entier : rien n’a été enregistré.',
    wrong: 'La connexion est coupée à la moitié de l’envoi.',
    right: 'L’envoi recommence et arrive jusqu’au bout.',
    causes: [
      'La connexion a été coupée, ou l’ordinateur mis en veille.',
      'Le fichier se trouvait sur un disque du réseau ou une clé qui a été retirée.',
    ],
    steps: ['Copiez le fichier sur votre ordinateur.', 'Recommencez l’import : rien ne sera compté deux fois.'],
    origin: ownRule,
  },
}
