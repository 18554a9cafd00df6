// Imported first; an old Node must be able to parse it.
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `This is Node ${process.versions.node}. Node 20 or newer is required; the product then installs its own Node 24.`,
  )
  process.exit(1)
}
