/** Splits a page's HTML into lines, without what varies between runs: scripts, hashed names, generated ids and tokens. */
export function normalizePage(html: string, origin: string): string {
  return (
    html
      .replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<!--.*?-->/g, '')
      .replaceAll(origin, '<origin>')
      .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\./g, '$1.')
      .replaceAll(/_R_\w*_/g, '_R_')
      .replaceAll(/(?!0{8})[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
      .replaceAll(/[\w-]{20,}\.[\w-]{20,}(\.[\w-]{20,})?/g, '<token>')
      .replaceAll(/(?<=[="/])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}/g, '<token>')
      // Landscapes of new items depend on a random id.
      .replaceAll(/<svg\b[^>]*>(?:(?!<\/svg>)[\s\S])*<linearGradient[\s\S]*?<\/svg>/g, '<svg/>')
      .replaceAll(/"mark":"[^"]*"/g, '"mark":"<token>"')
      .replaceAll('><', '>\n<')
  )
}
