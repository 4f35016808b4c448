/** Introduction of the document for software vendors: Markdown, in French. */
export const description = `
L’API de **ma cantine** : tout ce que le site et la commande \`ma-cantine\` savent faire, un logiciel peut le faire aussi.

## S’authentifier

- **Un script** envoie un jeton d’accès personnel : \`Authorization: Bearer mc_…\`. Créez-le sur la plateforme, gardez-le
  secret, révoquez-le dès qu’il ne sert plus.
- **Une application** qui agit pour d’autres personnes demande leur accord par OAuth 2 (code d’autorisation et PKCE) :
  \`/o/authorize/\` puis \`/o/token/\`. Elle ne peut faire que ce que permettent les droits accordés.
- **Un navigateur** ouvre une session par \`POST /api/v1/session/\` ; toute requête qui modifie des données porte l’en-tête
  \`X-CSRFToken\`, égal au cookie \`csrftoken\`.

Chaque opération dit ci-dessous qui peut l’appeler, et le droit qu’un jeton doit avoir. Celles qui n’indiquent aucun droit
ne s’appellent qu’avec une session, sauf si elles sont ouvertes à tous.

## Choisir une version

Le service public a changé une partie de ses appels entre 2025 et 2026. Ici, tous restent servis : un logiciel passe de ceux de
2025 à ceux de 2026 quand il le veut, un par un. \`/api/schema/?version=2026\` décrit les appels de 2026 et ceux qui n’ont pas
changé, \`/api/schema/?version=2025\` de même pour 2025, et \`/api/schema/\` les décrit tous. Un programme qui écrit des
clients d’API peut partir de l’une de ces trois descriptions.

## Écrire une requête

- Les corps sont en JSON (UTF-8), les clés en camelCase ; dans l’adresse, les paramètres qui suivent \`?\` sont en snake_case
  (sauf \`dryRun\`). Les corps écrits en snake_case sont compris aussi.
- La barre finale des adresses est facultative.
- Les dates s’écrivent \`2025-03-01\`, les instants \`2025-03-01T10:00:00.123+01:00\`, les montants sont des nombres.
- Les clés inconnues sont ignorées ; dans les réponses, attendez-vous à ce que de nouvelles clés apparaissent.
- Aucun texte ne peut contenir le caractère nul (\`U+0000\`).

## Essayer sans enregistrer

Là où le paramètre \`dryRun\` est décrit, \`?dryRun=true\` donne la réponse que recevrait l’appel lui-même : les mêmes refus,
avec le même statut ; sinon 200 (ou une réponse vide) et ce qui serait enregistré. Rien ne l’est : ni donnée, ni historique,
ni message, ni clé d’idempotence. Le numéro \`id\` d’une création essayée n’est pas retenu : l’appel en donnera un autre ou le
même. Un appel qui ne sait pas essayer refuse ce paramètre (400) plutôt que d’enregistrer.

## Comprendre une erreur

| Statut | Corps | Ce qu’il faut faire |
|---|---|---|
| 400 | \`{"champ": ["message", …]}\`, l’ensemble sous \`nonFieldErrors\` ; \`{"detail": "…"}\` si l’adresse est mal formée | corriger |
| 403 | \`{"detail": "…"}\` | se connecter, ou demander le droit qui manque |
| 404 | \`{"detail": "…"}\` | vérifier l’adresse |
| 405 | \`{"detail": "…"}\`, et l’en-tête \`Allow\` | changer de méthode |
| 409 | \`{"detail": "…"}\` | recommencer après \`Retry-After\` si cet en-tête est là : la même requête est en cours, ou d’autres modifient les mêmes données ; sinon, lire la phrase |
| 422 | \`{"detail": "…"}\` | changer de clé : celle-ci a servi à une autre requête |
| 415 | \`{"detail": "…"}\` | envoyer du JSON, ou un fichier là où il est attendu |
| 429 | \`{"detail": "…"}\`, et l’en-tête \`Retry-After\` | attendre, puis recommencer |
| 503 | \`{"detail": "…"}\`, et l’en-tête \`Retry-After\` | attendre, puis recommencer |
| 5XX | \`{"detail": "…"}\` | recommencer plus tard |

Les en-têtes \`RateLimit\` et \`RateLimit-Policy\` disent combien de requêtes restent permises, là où elles sont comptées.

Les phrases sont en français, ou en anglais si l’en-tête \`Accept-Language\` le demande.

Il n’y a pas de 401 : une requête sans session ni jeton valables reçoit 403.

## Lire une longue liste

Les listes longues se lisent par pages : \`limit\` et \`offset\` dans l’adresse, \`{"count", "next", "previous", "results"}\`
dans la réponse. \`next\` et \`previous\` sont des adresses complètes, ou \`null\` : suivez \`next\` jusqu’à ce qu’il soit nul.

Une application qui agit par OAuth 2 retrouve ce qu’elle a créé, et cela seul, avec \`created_by_application=true\` dans les
listes d’achats, de cantines, de bilans et d’évaluations du gaspillage. Ce qu’elle peut lire et modifier ne dépend que des
droits de la personne qui lui a donné accès.

## Importer un fichier

Envoyez le fichier en \`multipart/form-data\`, dans la partie nommée \`file\` : CSV, TSV, ou classeur XLSX ou ODS,
avec sa ligne d’en-tête. D’un classeur de plusieurs feuilles est lue la seule dont la première ligne convient. Un fichier est
enregistré en entier ou pas du tout. La réponse est 200 dans les deux cas :

- \`errorCount\` vaut 0 : \`count\` lignes sont enregistrées ;
- sinon rien n’est enregistré ; \`errors\` donne la ligne, la colonne, la valeur, la cause et la façon de corriger.

La commande \`ma-cantine validate\` donne le même verdict sans rien envoyer.

### Voir d’abord ce qui serait fait

1. Envoyez le fichier avec \`?dryRun=true\` : rien n’est enregistré. La réponse compte ce qui serait créé (\`created\`),
   modifié (\`updated\`) et laissé tel quel (\`unchanged\`) ; \`plan.changes\` montre les cent premiers changements, valeur par
   valeur.
2. Renvoyez le même fichier avec \`?plan=…\`, où va \`plan.id\` : exactement cela est enregistré, ou rien. Si le fichier n’est
   pas le même, si les données ont changé entre-temps, ou si le plan a servi ou a plus d’une heure, le fichier est refusé
   et la réponse dit pourquoi.

### Recommencer sans risque

Un envoi dont la réponse s’est perdue peut avoir été enregistré. Donnez à chaque envoi une clé de votre choix, dans l’en-tête
\`Idempotency-Key\`, et gardez la même à chaque nouvel essai : le fichier est enregistré une seule fois, et la première
réponse revient à l’identique, avec l’en-tête \`Idempotent-Replayed: true\`. Tant que le premier envoi est en cours, la réponse
est 409 ; pour un autre contenu ou d’autres paramètres, 422. Une clé est gardée sept jours.

### Revenir en arrière

Chaque import a son numéro, \`importId\`, refusé ou non, et se retrouve dans \`GET /api/v1/imports/\`. Jusqu’à la date
\`undoLimit\`, \`POST /api/v1/imports/{importId}/undo/\` retire ce qu’il a créé et rétablit ce qu’il a changé ; les messages qui
ne sont pas encore partis ne partiront pas. Ce qui a été modifié ou utilisé depuis reste en place : \`undo.kept\` le nomme, avec
la raison. Annuler deux fois, un import refusé ou un import trop ancien donne 409.
`.trim()
