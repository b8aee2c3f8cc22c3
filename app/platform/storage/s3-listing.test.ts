import { expect, test } from "vitest";
import { readListing } from "./s3-listing.ts";

test("keys and what to ask for next are read from a server's answer", () => {
  const xml =
    '<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>a/640.webp</Key><Size>1</Size></Contents>' +
    "<Contents><Key>b &amp; c&#39;s&#x21;</Key></Contents><NextContinuationToken>x&lt;y==</NextContinuationToken></ListBucketResult>";
  expect(readListing(xml)).toEqual({ keys: ["a/640.webp", "b & c's!"], next: "x<y==" });
  expect(readListing("<ListBucketResult></ListBucketResult>")).toEqual({ keys: [], next: null });
});
