/** A tag of a tagged PDF. */
export interface PdfElement {
  add(child: PdfElement | (() => void)): PdfElement
  end(): void
}

interface TextOptions {
  readonly lineBreak: false
  readonly baseline: 'alphabetic'
  readonly features: Readonly<Record<string, boolean>>
}

/** What posters use of a document of pdfkit, whose published types need those of Node. */
export interface PdfDrawing {
  struct(type: string, options?: object, draw?: () => void): PdfElement
  addStructure(element: PdfElement): void
  markContent(tag: 'Artifact', options: object): void
  endMarkedContent(): void
  registerFont(name: string, bytes: Uint8Array): void
  font(name: string): PdfDrawing
  fontSize(size: number): PdfDrawing
  fillColor(color: string): PdfDrawing
  text(text: string, x: number, y: number, options: TextOptions): PdfDrawing
  save(): PdfDrawing
  restore(): PdfDrawing
  translate(x: number, y: number): PdfDrawing
  scale(factor: number): PdfDrawing
  path(d: string): PdfDrawing
  fill(color: string): PdfDrawing
  stroke(color: string): PdfDrawing
  lineWidth(width: number): PdfDrawing
  lineCap(cap: 'round'): PdfDrawing
  lineJoin(join: 'round'): PdfDrawing
  image(source: string, x: number, y: number, size: { readonly width: number; readonly height: number }): PdfDrawing
  link(x: number, y: number, width: number, height: number, address: string, options: object): PdfDrawing
  on(event: 'data', listener: (bytes: Uint8Array) => void): void
  on(event: 'end', listener: () => void): void
  on(event: 'error', listener: (error: unknown) => void): void
  end(): void
}
