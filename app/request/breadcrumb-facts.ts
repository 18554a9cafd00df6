/** Returns a page's breadcrumbs as a schema.org BreadcrumbList. */
export function breadcrumbFacts(
  above: readonly { label: string; to: string }[],
  here: { label: string; address: string },
): Record<string, unknown> {
  const steps = [
    ...above.map(({ label, to }) => ({ name: label, item: new URL(to, here.address).href })),
    { name: here.label, item: here.address },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}
