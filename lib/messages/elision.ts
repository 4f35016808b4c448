/** Words whose h keeps the vowel before it: « de Haute-Rive ». */
const aspirated =
  /^(hauts?|hautes?|halles?|hameau|hameaux|havre|handicap|hêtres?|hibou|hiboux|hollande|houx|huit|harpe)(?!\p{L})/iu

/** « d’École du Parc », « de Crèche du Lac »: `de` with what it introduces, a name as people wrote it. */
export function ofName(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '')
  const isVowel = /^(?:[aeiouœæ]|y(?![aeiouy]))/i.test(bare)
  const isMuteH = /^h/i.test(bare) && !aspirated.test(name.normalize('NFC'))
  return isVowel || isMuteH ? `d’${name}` : `de ${name}`
}
