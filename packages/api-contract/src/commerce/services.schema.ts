import { z } from 'zod';
import { waitingListNameSchema } from '../publishing/waiting-lists.schema';

/**
 * How a service can be obtained: its fixed prices can be ordered, it is requested by a brief, or it does not exist yet
 * and its page offers a waiting list.
 */
const availabilitySchema = z.enum(['order', 'brief', 'in-preparation']);

const serviceFieldsSchema = z.strictObject({
  title: z.string().min(1),
  overview: z.string().min(1),
  type: z.enum(['brand', 'individual']),
  /** Without it, the service cannot be ordered. */
  availability: availabilitySchema.optional(),
  waitingList: waitingListNameSchema.optional(),
  whoItsFor: z.array(z.string()).optional(),
  keyBenefits: z.array(z.string()).optional(),
  howItWorks: z.array(z.string()).optional(),
  features: z.array(z.string()).optional(),
  services: z.array(z.string()).optional(),
  whatYouGet: z.array(z.string()).optional(),
  optionalAddOns: z.array(z.string()).optional(),
  engagementModels: z.array(z.string()).optional(),
  pastWork: z.array(z.string()).optional(),
  testimonials: z.array(z.strictObject({ quote: z.string(), author: z.string() })).optional(),
  faq: z.array(z.strictObject({ q: z.string(), a: z.string() })).optional(),
  pricing: z.record(z.string(), z.string()).optional(),
  bundleAddOns: z.array(z.string()).optional(),
  cta: z.string().optional(),
});

/** A service in the catalogue. All fields except title, overview and type are optional. */
export const serviceSchema = serviceFieldsSchema.refine(
  ({ availability, waitingList }) => (availability === 'in-preparation') === (waitingList !== undefined),
  'A service has a waiting list if, and only if, it is in preparation.',
);

/** `GET /Data/services.json`, and the format of the file that it serves. */
export const servicesSchema = z.strictObject({ services: z.array(serviceSchema).default([]) });
export type Services = z.infer<typeof servicesSchema>;
