/** Words that link others, and letters left of « l’ », « d’ » or of a size. */
const links = new Set('de du des la le les un une au aux en et ou avec pour par'.split(' '))

export const isLinkWord = (word: string): boolean => links.has(word) || /^[a-z]$/.test(word)
