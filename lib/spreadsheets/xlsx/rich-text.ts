import { CellText } from '../cell-text.ts'

/** Gathers the text of a string that may be made of runs, without the phonetic guides that East Asia writes above. */
export class RichText {
  private inText = false
  private inGuide = false
  private readonly gathered = new CellText()

  open(element: string): void {
    if (element === 'rPh') this.inGuide = true
    else if (element === 't') this.inText = !this.inGuide
  }

  add(text: string): void {
    if (this.inText) this.gathered.add(text)
  }

  close(element: string): void {
    if (element === 'rPh') this.inGuide = false
    else if (element === 't') this.inText = false
  }

  take(): string {
    return unescaped(this.gathered.take())
  }
}

/** `_x000D_` stands for a character that XML cannot hold (ECMA-376, part 1, §22.9.2.19). */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
