/** The recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div role="status" className="rounded-control border border-marigold bg-butter p-5">
      <h2 className="text-subheading">Save your recovery codes</h2>
      <p className="mt-2">
        Each lets you in once when your authenticator app is out of reach. Write them down or keep them with your passwords:{" "}
        <strong>they are not shown again.</strong>
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
