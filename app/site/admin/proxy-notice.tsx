/** Shows what the operator has to know of proxies that are not trusted. */
export function ProxyNotice({ text }: { text: string }) {
  return (
    <section aria-labelledby="proxy" className="rounded-card border border-line bg-card p-5">
      <h2 id="proxy" className="mb-3 text-subheading">
        Visitors behind a proxy
      </h2>
      <p className="break-words text-ribbon-deep">{text}.</p>
    </section>
  );
}
