import { CellText } from '../cell-text.ts'

/** Collects the text of a string, made of one or several runs, without the phonetic guides of East Asian texts. */
export class RichText {
  private inText = false
  private inGuide = false
  private readonly buffer = new CellText()

  open(element: string): void {
    if (element === 'rPh') this.inGuide = true
    else if (element === 't') this.inText = !this.inGuide
  }

  add(text: string): void {
    if (this.inText) this.buffer.add(text)
  }

  close(element: string): void {
    if (element === 'rPh') this.inGuide = false
    else if (element === 't') this.inText = false
  }

  take(): string {
    return decodeEscapes(this.buffer.take())
  }
}

/** Decodes `_x000D_`, which stands for a character that XML cannot hold (ECMA-376, part 1, §22.9.2.19). */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
