#!/bin/sh
# À copier dans .git/hooks/pre-commit (exécutable). Vérifie les fichiers tels qu’ils vont être enregistrés par le commit,
# et non tels qu’ils sont dans le dossier. Pour n’en vérifier que certains :
#   git config --add ma-cantine.files 'achats/*.csv'
set -eu

set -f
IFS='
'
# shellcheck disable=SC2046 # un motif par ligne
set -- $(git config --get-all ma-cantine.files || printf '%s\n' '*.csv' '*.tsv' '*.xlsx' '*.ods')
unset IFS
set +f

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

git diff --cached --name-only --diff-filter=ACMR -z -- "$@" > "$work/names"
[ -s "$work/names" ] || exit 0
mkdir "$work/files"
git checkout-index -z --stdin --prefix="$work/files/" < "$work/names"

if ! (cd "$work/files" && xargs -0 ma-cantine validate -- < "$work/names"); then
  echo >&2
  echo 'Le commit est arrêté : corrigez les fichiers, puis « git add » et « git commit ».' >&2
  echo 'Pour passer outre : git commit --no-verify' >&2
  exit 1
fi
